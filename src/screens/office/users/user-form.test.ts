import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ManagedUser } from '@/contract/people/managed-users'
import type { Role } from '@/contract/people/users'
import {
  fieldErrors,
  losesLimits,
  toBody,
  toForm,
  newUser,
  userForm,
  type UserForm,
} from './user-form'

const right: UserForm = {
  ...newUser('1'),
  name: 'Ann Lee',
  email: 'ann@mail.example',
  username: 'ann.lee',
  role: 'Merchant User',
}

/** The first problem of each field, by its name in the message id. */
function problems(
  more: object,
  addresses: readonly string[] = [],
  isInvited = true,
): Record<string, string> {
  const schema = userForm(addresses, isInvited)
  const parsed = v.safeParse(schema, { ...right, ...more })
  const nested = parsed.success ? {} : (v.flatten<typeof schema>(parsed.issues).nested ?? {})
  return Object.fromEntries(
    Object.entries(nested).map(([name, texts]) => [
      name,
      // The values of a rule's message follow its id.
      texts?.[0].split('\u001F')[0]?.replace(/^(?:user\.problem|forms\.rule)\./u, '') ?? '',
    ]),
  )
}

const clerk: ManagedUser = {
  id: '5',
  name: 'Ann Lee',
  email: 'ann@mail.example',
  username: 'ann.lee',
  phone: '(937) 555-0142',
  role: ['Merchant User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
  rights: ['refund'],
  language: 'de',
  merchant: 'Miami County',
  status: 'active',
  departments: ['real-estate-tax'],
  can_refund: true,
  last_sign_in_at: null,
  linked_accounts: 0,
  invited_at: null,
  invite_expires_at: null,
  masked: false,
  used: true,
  last_admin: false,
  version: '1',
}

describe('the errors of a user’s form (product.md A7)', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'a'.repeat(300) }, { name: 'tooLong' }],
    [{ name: 'مريم <script>alert(1)</script>' }, {}],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ann@mail' }, { email: 'email-wrong' }],
    [{ username: 'an' }, { username: 'username-short' }],
    [{ username: 'a'.repeat(40) }, {}],
    [{ username: 'a'.repeat(41) }, { username: 'username-long' }],
    [{ username: 'ann@mail.example' }, {}],
    [{ username: 'bob@mail.example' }, { username: 'username-email' }],
    [{ phone: '' }, {}],
    [{ phone: 'none' }, { phone: 'phone-wrong' }],
    [{ role: '' }, { role: 'role-missing' }],
    [{ merchant: '' }, { merchant: 'merchant-missing' }],
    [{ merchant: '', role: 'User' }, { merchant: 'merchant-missing' }],
    [{ merchant: '', role: 'Support' }, {}],
    // Without a role it is unknown whether a merchant is required.
    [{ merchant: '', role: '' }, { role: 'role-missing' }],
    [{ reach: 'selected' }, { departments: 'departments-missing' }],
    [{ reach: 'selected', departments: ['real-estate-tax'] }, {}],
    [{ reach: 'selected', role: 'Merchant Admin' }, {}],
  ])('%j: %j', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it('reports all errors at once', () => {
    expect(Object.keys(problems({ name: '', email: '', role: '', reach: 'selected' }))).toEqual([
      'name',
      'email',
      'role',
    ])
    expect(problems({ name: '', merchant: '', reach: 'selected' })).toEqual({
      name: 'missing',
      merchant: 'merchant-missing',
      departments: 'departments-missing',
    })
  })

  it('accepts the current address as user name', () => {
    const was = ['ann@old.example', 'ann@oldest.example']
    expect(problems({ username: 'ann@oldest.example' }, was)).toEqual({})
    expect(problems({ username: 'ann@oldest.example' })).toEqual({
      username: 'username-email',
    })
  })

  it('accepts a new address as user name once it is confirmed', () => {
    const both = { email: 'ann@new.example', username: 'ann@new.example' }
    expect(problems(both, ['ann@old.example'], true)).toEqual({})
    expect(problems(both, ['ann@old.example'], false)).toEqual({ username: 'username-email' })
  })
})

describe('the sent values', () => {
  it('equal the loaded ones if nothing was changed', () => {
    const { name, email, username, phone, merchant_id, departments } = clerk
    expect(toBody(toForm(clerk))).toEqual({
      name,
      email,
      username,
      phone,
      merchant_id,
      departments,
      role: 'Merchant User',
      rights: ['refund'],
      language: 'de',
    })
  })

  it.each([
    ['no phone', { phone: null }],
    ['all departments', { departments: null }],
    ['no rights', { rights: [] }],
  ])('keeps %s', (_, none) => {
    expect(toBody(toForm({ ...clerk, ...none }))).toMatchObject(none)
  })

  it('has neither rights nor departments for a role without limits', () => {
    expect(toBody({ ...toForm(clerk), role: 'Merchant Admin' })).toMatchObject({
      merchant_id: '1',
      rights: [],
      departments: null,
    })
  })

  it('have no merchant for the provider’s own people, whatever prefix the role has', () => {
    const support = toForm({ ...clerk, role: ['Civic Till Support'] })
    expect(support.role).toBe('Support')
    expect(toBody(support).merchant_id).toBeNull()
  })

  it('drop the departments that were chosen before “all”', () => {
    expect(toBody({ ...toForm(clerk), reach: 'all' }).departments).toBeNull()
  })
})

describe('another role', () => {
  it.each<[string, ManagedUser, Role, boolean]>([
    ['takes rights and departments away', clerk, 'Merchant Admin', true],
    ['takes rights away', { ...clerk, departments: null }, 'User', true],
    ['takes departments away', { ...clerk, rights: [] }, 'User', true],
    [
      'takes nothing where there is nothing',
      { ...clerk, rights: [], departments: null },
      'User',
      false,
    ],
    ['that is the same takes nothing', clerk, 'Merchant User', false],
  ])('%s', (_case, user, role, expected) => {
    expect(losesLimits(toForm(user), role)).toBe(expected)
  })

  it('and back again before it is saved keeps them', () => {
    const form = toForm(clerk)
    const away: UserForm = { ...form, role: 'Merchant Admin' }
    expect(toBody({ ...away, role: 'Merchant User' })).toEqual(toBody(form))
  })
})

describe('what the server finds wrong', () => {
  it('stands at the form’s fields, whose merchant has another name', () => {
    const errors = { merchant_id: ['There is no such merchant.'], email: ['Taken.'] }
    expect(fieldErrors({ body: { errors } })).toEqual({
      errors: { merchant: ['There is no such merchant.'], email: ['Taken.'] },
    })
  })

  it('is no matter of fields where it names none', () => {
    expect(fieldErrors({ body: { message: 'No.' } })).toBeUndefined()
  })
})
