import { describe, expect, it } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import type { FormFailure } from '@/ui/form/form-shell'
import { refusalOf } from './refusal'

const failed = (facts: Partial<FailureFacts>) =>
  refusalOf(
    new ApiFailure({
      kind: 'http',
      callId: 'login',
      requestId: 'r-1',
      status: 500,
      body: {},
      retryAfterSeconds: null,
      ...facts,
    }),
  )

describe('what a form says', () => {
  it.each<[string, Partial<FailureFacts>, FormFailure]>([
    ['no answer', { kind: 'network', status: 0 }, { message: 'sign-in.failed.network' }],
    ['the server’s words', { status: 401, body: { message: 'No.' } }, { message: 'No.' }],
    ['ours without them', { status: 401 }, { message: 'sign-in.failed.wrong' }],
    [
      'the errors of fields',
      { status: 422, body: { message: 'x', errors: { email: ['Taken.'] } } },
      { errors: { email: ['Taken.'] } },
    ],
    [
      'a 422 without fields',
      { status: 422, body: { message: 'No.' } },
      { message: 'sign-in.failed.said' },
    ],
    ['a challenge', { status: 423 }, { errors: { person: ['sign-in.form.challengeNeeded'] } }],
    ['too many tries', { status: 429 }, { message: 'sign-in.failed.tooMany' }],
    [
      'maintenance',
      { status: 503, body: { message: 'Later.' } },
      { message: 'sign-in.failed.said' },
    ],
    [
      'a 403 has its text in error',
      { status: 403, body: { error: 'No.' } },
      { message: 'sign-in.failed.said' },
    ],
    ['a broken server', { status: 500 }, { message: 'sign-in.failed.server' }],
    [
      'an answer of another shape',
      { kind: 'bad-shape', status: 200 },
      { message: 'sign-in.failed.server' },
    ],
  ])('%s', (_, facts, failure) => {
    expect(failed(facts).failure).toEqual(failure)
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [900, 15],
    [null, 15],
  ])('names the wait: %s seconds are %s minutes', (retryAfterSeconds, minutes) => {
    expect(failed({ status: 429, retryAfterSeconds }).values).toMatchObject({ minutes })
  })

  it('names the request, and what was said', () => {
    expect(failed({ status: 500 }).values).toEqual({ reference: 'r-1' })
    expect(failed({ status: 503, body: { message: 'Later.' } }).values).toEqual({
      reference: 'r-1',
      said: 'Later.',
    })
  })

  it('leaves a fault of this program to whoever finds it', () => {
    expect(() => refusalOf(new TypeError('x'))).toThrow('x')
  })
})
