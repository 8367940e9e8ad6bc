import { describe, expect, it } from 'vitest'
import { type MessageBody, variableNames } from '@/contract/notifications/notification-message'
import { bodyProblems, cleanBody, isMessageLink, subjectProblems } from './message'
import { renderMessage, textOf, type VariableValues } from './render'

const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] })

describe('a subject', () => {
  it.each([
    ['Your bill is ready', []],
    ['  ', ['missing-subject']],
    ['Bill\r\nBcc: everyone@example.com', ['control-character']],
    ['Bill\u2028Bcc: everyone@example.com', ['control-character']],
    ['a'.repeat(120), []],
    ['a'.repeat(121), ['subject-long']],
    ['💧'.repeat(120), []],
    ['فاتورتك جاهزة', []],
    ['{{nobody}}', ['unknown']],
  ])('%s', (subject, kinds) => {
    expect(subjectProblems(subject, variableNames).map(({ problem }) => problem.kind)).toEqual(
      kinds,
    )
  })
})

describe('a body', () => {
  it.each<[string, MessageBody, (string | number | null)[][]]>([
    ['is text', [paragraph('Hello')], []],
    ['is not empty', [paragraph(' ')], [['missing-body', 1]]],
    ['has 10,000 characters at most', [paragraph('x'.repeat(10_000))], []],
    ['and not one more', [paragraph('x'.repeat(10_001))], [['body-long', 1]]],
    [
      'says in which block a variable is wrong',
      [paragraph('Hello'), { kind: 'list', items: [[{ text: '{{oops}}' }]] }],
      [['unknown', 2]],
    ],
    [
      'has links to safe addresses only',
      [{ kind: 'paragraph', line: [{ text: 'here', link: 'javascript:alert(1)' }] }],
      [['bad-link', 1]],
    ],
    [
      'has a variable in one style',
      [{ kind: 'paragraph', line: [{ text: '{{first_', bold: true }, { text: 'name}}' }] }],
      [
        ['half', 1],
        ['half', 1],
      ],
    ],
    ['has markup as text', [paragraph('<script>alert(1)</script>')], []],
  ])('%s', (_rule, body, expected) => {
    const found = bodyProblems(body, variableNames).map(({ problem, block }) => [
      problem.kind,
      block,
    ])
    expect(found).toEqual(expected)
  })

  it('is stored in one form', () => {
    const body: MessageBody = [
      { kind: 'paragraph', line: [{ text: 'a', bold: false }, { text: '' }, { text: 'b' }] },
      { kind: 'list', items: [[{ text: ' ' }]] },
      paragraph(''),
    ]
    expect(cleanBody(body)).toEqual([paragraph('ab')])
  })
})

it.each([
  ['https://miamicountyohio.gov/pay', true],
  ['mailto:treasurer@miamicounty.example', true],
  ['http://miamicountyohio.gov', false],
  ['javascript:alert(1)', false],
  ['https://user:secret@evil.example', false],
  ['https://localhost', false],
  ['/departments', false],
  ['mailto:a b', false],
])('whether a link may lead to %s', (link, expected) => {
  expect(isMessageLink(link)).toBe(expected)
})

const values: VariableValues = {
  first_name: 'Ann',
  department: 'Water',
  account: '10-002232',
  bill_year: '2026',
  cycle: 'Monthly',
  amount_due: '$84.10',
  due_date: 'June 20, 2026',
  pay_link: 'https://tiffin.example/pay',
  unsubscribe_link: 'https://tiffin.example/stop',
}

it('variables are filled in as text, and links lead where they say', () => {
  const message = {
    subject: '{{amount_due}} is due',
    body: [
      { kind: 'heading' as const, line: [{ text: 'Dear {{first_name}}', bold: true }] },
      { kind: 'list' as const, items: [[{ text: '{{pay_link}}' }], [{ text: 'by <b>post</b>' }]] },
      { kind: 'paragraph' as const, line: [{ text: 'Ask us', link: 'mailto:a@b.example' }] },
    ],
  }
  const { subject, body } = renderMessage(message, values)
  expect(subject).toBe('$84.10 is due')
  expect(body[0]?.lines[0]).toEqual([
    { text: 'Dear ', bold: true, italic: false, link: null },
    { text: 'Ann', bold: true, italic: false, link: null },
  ])
  expect(textOf(body)).toBe(
    'Dear Ann\n\n- https://tiffin.example/pay\n- by <b>post</b>\n\nAsk us (a@b.example)',
  )
})

it('a link that leads nowhere is left out', () => {
  const line = [{ text: 'Dear {{first_name}} ' }, { text: '{{unsubscribe_link}}', bold: true }]
  const message = { subject: 'Hello', body: [{ kind: 'paragraph' as const, line }] }
  const { body } = renderMessage(message, { ...values, unsubscribe_link: '' })
  expect(body[0]?.lines[0]?.map(({ text }) => text)).toEqual(['Dear ', 'Ann', ' '])
})

it('what a value holds is never read as a variable again', () => {
  const { subject } = renderMessage(
    { subject: 'Dear {{first_name}}', body: [] },
    { ...values, first_name: '{{amount_due}}' },
  )
  expect(subject).toBe('Dear {{amount_due}}')
})
