import { expect, it } from 'vitest'
import * as v from 'valibot'
import { audience, mostAccounts } from '@/contract/notifications/notification-fields'
import { type MessageBody, message } from '@/contract/notifications/notification-message'
import { everybody } from './everybody'
import { audienceRules, audienceToForm, contentRules, messagesToForm } from './notification-rules'

const paragraph = (text: string): MessageBody[number] => ({ kind: 'paragraph', line: [{ text }] })

/** What a form says of an English text, by its field. */
function said(subject: string, body: MessageBody): string[] {
  const rules = contentRules(
    ({ kind }) => kind,
    (problem) => ('problem' in problem ? problem.problem.kind : problem.kind),
    'BILLING',
  )
  const messages = messagesToForm({ en: { subject, body } })
  const content = { kind: 'past-due', channel: 'email', name: 'Ours', messages }
  const { issues = [] } = v.safeParse(rules, content)
  return [...new Set(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`))]
}

it.each<[string, string, MessageBody, string[]]>([
  ['emoji count as one', '💧'.repeat(120), [paragraph('💧'.repeat(10_000))], []],
  ['a long subject', '💧'.repeat(121), [paragraph('x')], ['messages.en.subject subject-long']],
  ['a long text', 'x', [paragraph('x'.repeat(10_001))], ['messages.en.body body-long']],
  [
    'many lines',
    'x',
    Array.from({ length: 301 }, () => paragraph('x')),
    ['messages.en.body body-long'],
  ],
  [
    'a long link',
    'x',
    [{ kind: 'paragraph', line: [{ text: 'x', link: `https://a.example/${'x'.repeat(2_000)}` }] }],
    ['messages.en.body bad-link'],
  ],
  [
    'a card number',
    'x',
    [paragraph('Pay with 4111 1111 1111 1111')],
    ['messages.en.body card-number'],
  ],
])('%s', (_what, subject, body, expected) => {
  expect(said(subject, body)).toEqual(expected)
})

it('the contract counts characters as the form does', () => {
  expect(v.is(message, { subject: '💧'.repeat(120), body: [] })).toBe(true)
  expect(v.is(message, { subject: '💧'.repeat(121), body: [] })).toBe(false)
  expect(v.is(message, { subject: 'x'.repeat(121), body: [] })).toBe(false)
})

const numbered = (length: number) => Array.from({ length }, (_, index) => `A-${index}`)

it.each<[string, string[], string[]]>([
  ['as many accounts as can be', numbered(mostAccounts), []],
  ['one more', numbered(mostAccounts + 1), ['accounts 5001 of 5000']],
  ['a number that is too long', ['08-004512', 'x'.repeat(500)], ['accounts too-long']],
  ['a card number', ['08-004512', '4111111111111111'], ['accounts card-number']],
])('%s: the list as a whole says it, and the contract agrees', (_what, accounts, expected) => {
  const rules = audienceRules(
    ({ kind }) => kind,
    (problem) => ('count' in problem ? `${problem.count} of ${problem.most}` : ''),
  )
  const chosen = { ...everybody, accounts }
  const { issues = [] } = v.safeParse(rules, audienceToForm(chosen))
  expect(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toEqual(expected)
  expect(v.is(audience, chosen)).toBe(expected.length === 0)
})
