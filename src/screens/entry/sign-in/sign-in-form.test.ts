import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { nextChallenge, signInForm, toCredentials } from './sign-in-form'

const typed = { email: ' ruth ', password: ' a b ', person: false, remember: true }

function problems(challenged: boolean, fields: object): Record<string, string> {
  const parsed = v.safeParse(signInForm(challenged), { ...typed, ...fields })
  return Object.fromEntries(
    (parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  )
}

describe('the form', () => {
  it('takes a name without the spaces around it, and a password as it is', () => {
    const { email, password } = v.parse(signInForm(false), typed)
    expect([email, password]).toEqual(['ruth', ' a b '])
  })

  it.each([
    ['a name', false, { email: '  ' }, { email: 'sign-in.form.nameMissing' }],
    ['a password', false, { password: '' }, { password: 'sign-in.form.passwordMissing' }],
    ['nothing else', false, {}, {}],
    ['no longer name', false, { email: 'x'.repeat(255) }, { email: 'sign-in.form.tooLong' }],
    [
      'no longer password',
      false,
      { password: 'x'.repeat(201) },
      { password: 'sign-in.password.long' },
    ],
    ['no shorter ones', false, { email: 'x'.repeat(254), password: 'x'.repeat(200) }, {}],
    ['a person, once the server does', true, {}, { person: 'sign-in.form.challengeNeeded' }],
    ['no more of a person', true, { person: true }, {}],
  ])('wants %s', (_, challenged, fields, wrong) => {
    expect(problems(challenged, fields)).toEqual(wrong)
  })
})

describe('the sent values', () => {
  it('are name and password, without the choice to remember the name', () => {
    expect(toCredentials(typed, 'issued')).toEqual({
      email: typed.email,
      password: typed.password,
      recaptcha_token: null,
    })
  })

  it('answers the challenge when the box is ticked', () => {
    const credentials = toCredentials({ ...typed, person: true }, 'issued')
    expect(credentials.recaptcha_token).toBe('issued')
  })
})

describe('the challenge', () => {
  const failed = (status: number, challenge?: string) =>
    new ApiFailure({
      kind: 'http',
      callId: 'login',
      requestId: 'r-1',
      status,
      body: challenge === undefined ? {} : { challenge },
      retryAfterSeconds: null,
    })

  it.each([
    ['a wrong password asks for nobody', null, failed(401), null],
    ['nor does one that says what comes next', null, failed(401, 'a'), null],
    ['a 423 asks for a person', null, failed(423, 'a'), { issued: 'a' }],
    ['a 423 of a server that issues nothing', null, failed(423), { issued: null }],
    ['the next try gives back the next one', { issued: 'a' }, failed(401, 'b'), { issued: 'b' }],
    ['a spent one is gone', { issued: 'a' }, failed(500), { issued: null }],
  ])('%s', (_, before, error, after) => {
    expect(nextChallenge(before, error)).toEqual(after)
  })
})
