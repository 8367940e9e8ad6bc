import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { signInForm, toCredentials } from './sign-in-form'

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

describe('what is sent', () => {
  it('is name and password, and not what this browser is to remember', () => {
    expect(toCredentials(typed)).toEqual({
      email: typed.email,
      password: typed.password,
      recaptcha_token: null,
    })
  })

  it('answers the challenge when the box is ticked', () => {
    expect(toCredentials({ ...typed, person: true }).recaptcha_token).toBe('challenge-passed')
  })
})
