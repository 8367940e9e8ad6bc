import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type KnownUser, updateProfile } from '@/contract/people/users'
import {
  toBody,
  type DetailsFields,
  detailsForm,
  toForm,
  withEmptyPassword,
  isSame,
  isSavedIn,
  withoutPassword,
  withSaved,
} from './details-form'

const user: KnownUser = {
  id: '6',
  name: 'Ruth Keller',
  email: 'ruth@mail.example',
  username: 'ruth',
  phone: null,
  role: ['User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
}
const saved = toForm(user)

/** The first error of each field. */
function problems(more: Partial<DetailsFields>, of = user): Record<string, string> {
  const parsed = v.safeParse(detailsForm(of), { ...withEmptyPassword(saved), ...more })
  return Object.fromEntries(
    (parsed.issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  )
}

describe('a user’s own details (product.md P7)', () => {
  it('are valid as saved, also by a server that has fewer of them', () => {
    expect(problems({})).toEqual({})
    expect(saved).toMatchObject({ phone: '', address: '', language: 'en', delivery: 'email' })
    expect(toForm({ ...user, language: 'es-MX', delivery: 'paper' })).toMatchObject({
      language: 'es',
      delivery: 'paper',
    })
  })

  it.each([
    ['name', ' ', 'profile.details.nameMissing'],
    ['name', 'x'.repeat(121), 'profile.details.tooLong'],
    ['email', '', 'profile.details.emailMissing'],
    ['email', 'ruth@', 'profile.details.emailWrong'],
    ['phone', '12', 'profile.details.phoneWrong'],
    ['username', 'ab', 'profile.details.usernameShort'],
    ['username', 'x'.repeat(255), 'profile.details.usernameLong'],
    ['address', 'x'.repeat(121), 'profile.details.tooLong'],
    ['username', 'other@mail.example', 'profile.details.usernameEmail'],
    ['state', 'Ohio', 'profile.details.stateWrong'],
    ['zip', '123', 'profile.details.zipWrong'],
  ])('are wrong with the %s %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message })
  })

  it('may be an e-mail address as long as one can be, also as the user name', () => {
    const email = `${'x'.repeat(60)}@${`${'x'.repeat(61)}.`.repeat(3)}example`
    const long = { ...user, email, username: email, name: 'x'.repeat(120) }
    expect(problems(toForm(long), long)).toEqual({})
    const fields = v.parse(detailsForm(long), withEmptyPassword(toForm(long)))
    expect(updateProfile.body && v.is(updateProfile.body, toBody(fields, long))).toBe(true)
  })

  it('need a whole postal address for paper bills, and none for e-mail', () => {
    const missing = 'profile.details.paperNeedsHome'
    const paper = { delivery: 'paper' as const, address: '1 Elm', zip: ' ' }
    expect(problems(paper)).toEqual({ city: missing, state: missing, zip: missing })
    expect(problems({ ...paper, city: 'Troy', state: 'OH', zip: '45373' })).toEqual({})
    expect(problems({ address: '1 Elm' })).toEqual({})
  })

  it('require the address for paper even while another field is invalid', () => {
    expect(Object.keys(problems({ delivery: 'paper', name: '' })).toReversed()).toEqual([
      'name',
      'address',
      'city',
      'state',
      'zip',
    ])
  })

  it('are sent trimmed, without empty fields', () => {
    const given = { ...withEmptyPassword(saved), name: ' Ruth ', city: ' ', phone: '5550140 ' }
    expect(toBody(v.parse(detailsForm(user), given), user)).toEqual({
      name: 'Ruth',
      email: 'ruth@mail.example',
      username: 'ruth',
      phone: '5550140',
      address: null,
      city: null,
      state: null,
      zip: null,
      language: 'en',
      delivery: 'email',
    })
  })
})

it('numbers are sent in plain characters, whatever keyboard they were typed on', () => {
  const typed = { state: 'ＯＨ', zip: '４５３７３', phone: '９３７ー５５５ー０１４０' }
  const form = { ...withEmptyPassword(saved), ...typed }
  expect(toBody(v.parse(detailsForm(user), form), user)).toMatchObject({
    state: 'OH',
    zip: '45373',
    phone: '937-555-0140',
  })
})

describe('another e-mail address', () => {
  const waiting = { ...user, pending_email: 'new@mail.example' }

  it.each([
    ['the saved one', user, ' RUTH@mail.example ', false],
    ['another one', user, 'new@mail.example', true],
    ['the one that waits', waiting, 'New@mail.example', false],
    ['a third one', waiting, 'third@mail.example', true],
  ])('needs the password for %s: %#', (_, of, email, needed) => {
    const missing = { current_password: 'profile.details.passwordMissing' }
    expect(problems({ email }, of)).toEqual(needed ? missing : {})
    expect(problems({ email, current_password: 'secret' }, of)).toEqual({})

    const change = toBody(
      { ...withEmptyPassword(saved), email: email.trim(), current_password: 'x' },
      of,
    )
    expect('current_password' in change).toBe(needed)
  })

  it('asks for the password while another field is invalid', () => {
    expect(problems({ email: 'new@mail.example', name: '' })).toEqual({
      name: 'profile.details.nameMissing',
      current_password: 'profile.details.passwordMissing',
    })
  })

  it('is no unsent input once it waits to be confirmed', () => {
    const sent = { ...saved, email: 'New@mail.example', city: 'Troy' }
    expect(withSaved(sent, waiting)).toEqual({ ...saved, city: 'Troy' })
    expect(withSaved(sent, user)).toEqual(sent)
  })

  it('leaves no password in a draft', () => {
    const typed = { ...withEmptyPassword(saved), current_password: 'secret' }
    expect(withoutPassword(typed)).toEqual(saved)
  })
})

describe('details', () => {
  it('are the same only if all are', () => {
    expect(isSame(saved, { ...saved })).toBe(true)
    expect(isSame(saved, { ...saved, city: 'Troy' })).toBe(false)
  })
})

describe('what was sent, where the answer was lost (decision 40)', () => {
  const now = {
    ...user,
    phone: '(937) 555-0199',
    address: '418 Maple Street',
    city: 'Troy',
    state: 'OH',
    zip: '45373-1234',
  }

  it.each([
    { name: ' Ruth  Keller ' },
    { phone: '937.555.0199' },
    { phone: '+1 937 555 0199' },
    { address: '418  Maple Street' },
    { city: 'Troy ' },
    { state: 'oh' },
    { zip: '453731234' },
    { zip: '４５３７３－１２３４' },
    { email: 'Ruth@mail.example' },
  ])('is saved however the server writes it: %j', (typed) => {
    const sent = { ...toForm(now), ...typed }
    expect(isSavedIn(now, sent)).toBe(true)
    expect(withSaved(sent, now)).toEqual(toForm(now))
  })

  it.each([
    { name: 'ruth keller' },
    { phone: '937 555 0198' },
    { phone: '' },
    { username: 'Ruth' },
    { city: '' },
    { state: 'IN' },
    { zip: '45373' },
    { email: 'new@mail.example' },
    { language: 'es' as const },
    { delivery: 'paper' as const },
  ])('is not saved where it means something else: %j', (typed) => {
    const sent = { ...toForm(now), ...typed }
    expect(isSavedIn(now, sent)).toBe(false)
    expect(withSaved(sent, now)).toEqual(sent)
  })

  it('is saved with an address that waits, or that gave way with the user name it was', () => {
    const sent = { ...saved, email: 'new@mail.example' }
    expect(isSavedIn({ ...user, pending_email: 'new@mail.example' }, sent)).toBe(true)
    const email = 'new@mail.example'
    const unconfirmed = { ...user, email, username: email, pending_email: email }
    expect(isSavedIn(unconfirmed, { ...sent, username: 'ruth@mail.example' })).toBe(true)
    expect(isSavedIn(unconfirmed, sent)).toBe(false)
  })
})
