import * as v from 'valibot'
import { expect, it } from 'vitest'
import { newPasswordForm, toNewPassword } from './new-password-form'

const fields = (password: string, password_confirmation = password) => ({
  password,
  password_confirmation,
})

it.each([
  [fields('long enough'), []],
  [fields(''), ['password: sign-in.password.missing', 'password: sign-in.password.short']],
  [fields('1234567'), ['password: sign-in.password.short']],
  [fields(' '.repeat(8)), ['password: sign-in.password.blank']],
  [fields('x'.repeat(200)), []],
  [fields('x'.repeat(201)), ['password: sign-in.password.long']],
  [
    fields('long enough', 'long  enough'),
    ['password_confirmation: sign-in.reset-confirm.repeatWrong'],
  ],
  // Both errors at once, so that the second does not appear only later.
  [
    fields('short', 'other'),
    [
      'password: sign-in.password.short',
      'password_confirmation: sign-in.reset-confirm.repeatWrong',
    ],
  ],
])('%j', (typed, wrong) => {
  const { issues = [] } = v.safeParse(newPasswordForm, typed)
  expect(issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)).toEqual(wrong)
})

it('is sent with the token of the link', () => {
  expect(toNewPassword('t.k', fields('long enough'))).toEqual({
    token: 't.k',
    password: 'long enough',
    password_confirmation: 'long enough',
  })
})
