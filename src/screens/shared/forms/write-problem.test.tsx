import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ApiFailure, type FailureFacts, unknownSubdomain } from '@/api/failure'
import { isDecided } from '@/api/write'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { type FailureWords, formFailureOf, problemOf, textOf } from './write-problem'

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

const failed = (facts: Partial<FailureFacts>) =>
  new ApiFailure({
    kind: 'http',
    callId: 'updateUser',
    requestId: 'r-1',
    status: 500,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })

/** The shown message; null: none. */
function shown(facts: Partial<FailureFacts>, words?: FailureWords): string | null {
  const problem = problemOf(failed(facts), words)
  if (problem?.kind === 'changed') return problem.kind
  const text = textOf(problem)
  if (text === null) return null
  return render(<Messages locale="en">{text}</Messages>).container.textContent
}

const reference = 'Reference: r-1'
const general = `Our server could not do this right now. Try again in a moment. ${reference}`

describe('the message for every failure', () => {
  test.each<[string, Partial<FailureFacts>, string | null]>([
    ['401: the page goes to sign-in', { status: 401 }, null],
    ['404: the page goes to its own', { status: 404 }, null],
    [
      'an unknown subdomain: the page goes there, too',
      { status: 403, body: { error: unknownSubdomain } },
      null,
    ],
    [
      'no answer',
      { kind: 'network', status: 0 },
      `We could not reach the server. Check your connection, then try again. ${reference}`,
    ],
    [
      'no answer in time',
      { kind: 'network', status: 0, timedOut: true },
      `The server did not answer. Try again in a moment. ${reference}`,
    ],
    [
      'no JSON',
      { kind: 'not-json', status: 200 },
      `The answer did not come from our server. If your Wi-Fi asks you to sign in, do that, then try again. ${reference}`,
    ],
    [
      'JSON of another shape',
      { kind: 'bad-shape', status: 200 },
      `Our server’s answer was incomplete. Try again in a moment. ${reference}`,
    ],
    [
      '429: with the wait',
      { status: 429, retryAfterSeconds: 30 },
      `Too many tries in a short time. Try again in 30 seconds. ${reference}`,
    ],
    ['400', { status: 400 }, general],
    ['402', { status: 402 }, general],
    ['409', { status: 409 }, general],
    [
      '409 of a row that this form cannot compare',
      { status: 409, body: { code: 'changed' } },
      general,
    ],
    ['422 without fields', { status: 422 }, general],
    ['423', { status: 423 }, general],
    ['500', { status: 500 }, general],
    ['503', { status: 503 }, general],
  ])('%s', (_, facts, text) => {
    expect(shown(facts)).toBe(text)
  })

  test('403: said in place, once its words are there', async () => {
    const text = textOf(problemOf(failed({ status: 403, body: { error: 'No' } })))
    await act(async () => {
      render(<Messages locale="en">{text}</Messages>)
      await Promise.resolve()
    })
    expect(await screen.findByText('Sign in with an account that can see this page.')).toBeTruthy()
  })

  test.each([400, 402, 409, 422, 423, 429, 500, 503])(
    '%s: the server’s sentence, where the call has sentences',
    (status) => {
      const body = { message: 'One admin has to stay.' }
      expect(shown({ status, body, sentence: true })).toMatch(
        /^One admin has to stay\..*Reference/u,
      )
      expect(shown({ status, body, sentence: false })).not.toContain('admin')
    },
  )

  test('422: to the fields of a form; elsewhere as sentences', () => {
    const errors = { email: ['Taken.'], name: ['ui.field.invalid'] }
    const facts = { status: 422, body: { message: 'Invalid', errors } }
    expect(formFailureOf(problemOf(failed(facts)))).toEqual({ errors })
    expect(shown(facts)).toBe('Taken. This field is not valid.')
  })

  test('409 changed: the conflict dialog, where the form can compare', () => {
    const failure = failed({ status: 409, body: { code: 'changed', current: { id: 'u1' } } })
    expect(problemOf(failure, {}, { canMerge: true })).toEqual({
      kind: 'changed',
      current: { id: 'u1' },
    })
    expect(formFailureOf(problemOf(failure, {}, { canMerge: true }))).toBeUndefined()
  })
})

describe('a screen’s own messages', () => {
  const words: FailureWords = {
    codes: { email_unconfirmed: 'account-view.add.unconfirmed' },
    409: 'account-view.add.already',
    429: 'account-view.add.tooMany',
    403: () => null,
    422: ({ body }) => (body.code === 'gone' ? { text: 'Gone.' } : undefined),
    other: 'profile.details.failed',
  }
  const saved = 'Your changes could not be saved. They are still here: try again. Reference r-1.'

  test.each<[string, Partial<FailureFacts>, string]>([
    [
      'the code comes first',
      { status: 409, body: { code: 'email_unconfirmed' } },
      'not confirmed yet',
    ],
    ['then the status', { status: 409, body: { code: 'else' } }, 'already'],
    ['with the wait', { status: 429, retryAfterSeconds: 30 }, 'Try again in 30 seconds'],
    ['text of its own', { status: 422, body: { code: 'gone' } }, 'Gone.'],
    ['undecided, it is as without', { status: 422, body: { errors: { a: ['Wrong.'] } } }, 'Wrong.'],
    ['all else, with the reference', { status: 500 }, saved],
    ['no answer, unless it has its own', { kind: 'network', status: 0 }, saved],
  ])('%s', (_, facts, text) => {
    expect(shown(facts, words)).toContain(text)
  })

  test.each<[string, Partial<FailureFacts>, string]>([
    ['no answer', { kind: 'network', status: 0, timedOut: true }, 'may have been sent'],
    ['no answer to a proxy', { status: 504 }, 'may have been sent'],
    ['a refusal', { status: 422 }, 'could not be sent'],
    ['what the server says of itself', { status: 500 }, 'could not be sent'],
  ])('an e-mail may have been sent, but not after each failure: %s', (_, facts, text) => {
    const mail = {
      lost: 'failures.failure.mailMade',
      other: 'receipts.actions.emailFailed',
    } satisfies FailureWords
    const mayBeMade = !isDecided(failed(facts))
    const shownText = textOf(problemOf(failed(facts), mail, { mayBeMade }))
    const { container } = render(<Messages locale="en">{shownText}</Messages>)
    expect(container.textContent).toContain(text)
  })

  test('too many tries never say what a failed server says', () => {
    expect(shown({ status: 429, retryAfterSeconds: 30 }, { other: 'profile.details.failed' })).toBe(
      `Too many tries in a short time. Try again in 30 seconds. ${reference}`,
    )
  })

  test.each<[string, Partial<FailureFacts>]>([
    ['where something else happens', { status: 403 }],
    ['where the page goes elsewhere', { status: 401 }],
  ])('say nothing %s', (_, facts) => {
    expect(shown(facts, words)).toBeNull()
  })

  test('around the server’s sentence', () => {
    const facts = { status: 503, body: { message: 'Back at noon.' }, sentence: true }
    expect(shown(facts, { said: 'sign-in.failed.said', other: 'sign-in.failed.server' })).toBe(
      `Back at noon. ${reference}`,
    )
  })
})
