import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { formFailureOf, problemOf, textOf } from '@/screens/shared/forms/write-problem'
import { sessionWords } from './session-words'

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

const problem = (facts: Partial<FailureFacts>) =>
  problemOf(
    new ApiFailure({
      kind: 'http',
      callId: 'login',
      sentence: true,
      requestId: 'r-1',
      status: 500,
      body: {},
      retryAfterSeconds: null,
      ...facts,
    }),
    sessionWords,
  )

const said = (facts: Partial<FailureFacts>) =>
  render(<Messages locale="en">{textOf(problem(facts))}</Messages>).container.textContent

const broken = 'Our server could not do this right now. Try again in a moment. Reference: r-1'

describe('the error of a form', () => {
  it.each<[string, Partial<FailureFacts>, string]>([
    [
      'no answer',
      { kind: 'network', status: 0 },
      'There was no answer. Check your connection and try again.',
    ],
    ['the server’s words', { status: 401, body: { message: 'No.' } }, 'No.'],
    ['ours without them', { status: 401 }, 'E-mail or password is wrong.'],
    ['a 422 without fields', { status: 422, body: { message: 'No.' } }, 'No. Reference: r-1'],
    ['maintenance', { status: 503, body: { message: 'Later.' } }, 'Later. Reference: r-1'],
    ['a 403 has its text in error', { status: 403, body: { error: 'No.' } }, 'No. Reference: r-1'],
    ['a broken server', { status: 500 }, broken],
    ['an answer of another shape', { kind: 'bad-shape', status: 200 }, broken],
  ])('%s', (_, facts, text) => {
    expect(said(facts)).toBe(text)
  })

  it.each<[string, Partial<FailureFacts>, object]>([
    [
      'the errors of fields',
      { status: 422, body: { errors: { email: ['Taken.'] } } },
      { email: ['Taken.'] },
    ],
    ['a challenge', { status: 423 }, { said: [], person: ['sign-in.form.challengeNeeded'] }],
    [
      'a challenge with the server’s words beside ours',
      { status: 423, body: { message: 'Are you a person?' } },
      { said: ['Are you a person?'], person: ['sign-in.form.challengeNeeded'] },
    ],
  ])('%s', (_, facts, errors) => {
    expect(formFailureOf(problem(facts))).toEqual({ errors })
  })

  it.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [null, '15 minutes'],
  ])('names the wait: %s seconds are %s', (retryAfterSeconds, minutes) => {
    expect(said({ status: 429, retryAfterSeconds })).toBe(
      `Too many tries. Try again in ${minutes}.`,
    )
  })

  it('the server’s words before the wait', () => {
    const body = { message: 'This account is locked.' }
    expect(said({ status: 429, body, retryAfterSeconds: 900 })).toBe(
      'This account is locked. Try again in 15 minutes.',
    )
  })
})
