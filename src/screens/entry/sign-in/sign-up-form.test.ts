import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { register } from '@/contract/people/sessions'
import { signUpForm, toNewAccount } from './sign-up-form'

const typed = {
  name: ' Nora New ',
  email: ' nora@mail.example ',
  phone: '',
  username: '',
  password: 'long enough',
  language: 'de',
  terms: true,
}

function problems(fields: object): Record<string, string> {
  const parsed = v.safeParse(signUpForm, { ...typed, ...fields })
  return Object.fromEntries(
    (parsed.issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  )
}

describe('the form', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'sign-in.sign-up.nameMissing' }],
    [{ email: '' }, { email: 'sign-in.sign-up.emailMissing' }],
    [{ email: 'nora@mail' }, { email: 'sign-in.sign-up.emailWrong' }],
    [{ phone: 'call me' }, { phone: 'sign-in.sign-up.phoneWrong' }],
    [{ phone: '(937) 555-0100' }, {}],
    [{ username: 'no' }, { username: 'sign-in.sign-up.usernameShort' }],
    [{ username: 'nor' }, {}],
    [{ username: 'Nora@mail.example' }, {}],
    [{ username: 'other@mail.example' }, { username: 'sign-in.sign-up.usernameEmail' }],
    [{ password: '' }, { password: 'sign-in.password.missing' }],
    [{ password: '1234567' }, { password: 'sign-in.password.short' }],
    // The four classes are scored, not required (decision 11).
    [{ password: '12345678' }, {}],
    [{ name: 'x'.repeat(121) }, { name: 'sign-in.form.tooLong' }],
    [
      { email: `${'x'.repeat(60)}@${'x'.repeat(200)}.example` },
      { email: 'sign-in.sign-up.emailWrong' },
    ],
    [{ username: 'x'.repeat(121) }, { username: 'sign-in.form.tooLong' }],
    [{ phone: `555 0100${' '.repeat(60)}0` }, { phone: 'sign-in.sign-up.phoneWrong' }],
    [{ password: 'x'.repeat(201) }, { password: 'sign-in.password.long' }],
    [{ terms: false }, { terms: 'sign-in.sign-up.termsMissing' }],
  ])('%j', (fields, wrong) => {
    expect(problems(fields)).toEqual(wrong)
  })
})

describe('the sent values', () => {
  it('have the e-mail for a missing user name, and leave out a missing phone', () => {
    expect(toNewAccount(v.parse(signUpForm, typed))).toEqual({
      name: 'Nora New',
      email: 'nora@mail.example',
      phone: null,
      username: 'nora@mail.example',
      password: 'long enough',
      language: 'de',
      terms: true,
    })
  })

  it('are never longer than the server accepts', () => {
    const longest = {
      name: 'x'.repeat(120),
      email: `${'x'.repeat(60)}@${`${'x'.repeat(61)}.`.repeat(3)}example`,
      phone: `555 0100${' '.repeat(55)}1`,
      password: 'x'.repeat(200),
    }
    for (const username of ['', 'x'.repeat(120)]) {
      const fields = v.parse(signUpForm, { ...typed, ...longest, username })
      expect(register.body && v.is(register.body, toNewAccount(fields))).toBe(true)
    }
  })

  it('are the typed ones otherwise', () => {
    const fields = v.parse(signUpForm, { ...typed, username: 'nora', phone: '5550100' })
    expect(toNewAccount(fields)).toMatchObject({ username: 'nora', phone: '5550100' })
    const wide = v.parse(signUpForm, { ...typed, phone: '５５５\u20110100' })
    expect(toNewAccount(wide).phone).toBe('555-0100')
  })
})
