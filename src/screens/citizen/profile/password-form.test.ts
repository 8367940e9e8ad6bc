import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type PasswordFields, passwordForm } from './password-form'

const right: PasswordFields = {
  current_password: 'old',
  password: 'long enough',
  password_confirmation: 'long enough',
}

describe('a new password', () => {
  it.each([
    [{}, []],
    // The old one may predate today's rules; the four classes are not required.
    [{ current_password: 'x' }, []],
    [{ current_password: '' }, ['current_password']],
    [{ current_password: 'x'.repeat(201) }, ['current_password']],
    [{ password: 'x'.repeat(200), password_confirmation: 'x'.repeat(200) }, []],
    [{ password: 'x'.repeat(201), password_confirmation: 'x'.repeat(201) }, ['password']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
    [{ password: ' '.repeat(8), password_confirmation: ' '.repeat(8) }, ['password']],
    [{ password_confirmation: 'long  enough' }, ['password_confirmation']],
    [
      { current_password: '', password: 'short', password_confirmation: '' },
      ['current_password', 'password', 'password_confirmation'],
    ],
  ])('%j is wrong in %j', (more, fields) => {
    const parsed = v.safeParse(passwordForm, { ...right, ...more })
    const nested = parsed.success ? {} : v.flatten<typeof passwordForm>(parsed.issues).nested
    expect(Object.keys(nested ?? {})).toEqual(fields)
  })
})
