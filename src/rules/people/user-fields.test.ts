import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { roleNames } from '@/contract/people/users'
import { userFieldRules, usernameFault } from './user-fields'
import { isLimitable, lacksDepartments, limitsOf, rightsFor } from './user-rights'
import { userStatusOf, userTabOf } from './user-status'

const rules = userFieldRules(
  ({ kind }) => kind,
  (problem) => problem,
)
const right = { name: 'Ann Lee', email: 'ann@mail.example', username: 'ann', phone: '' }

describe('the fields of a user', () => {
  it.each([
    [{}, []],
    [{ name: '  ' }, ['missing']],
    [{ name: 'a'.repeat(120) }, []],
    [{ name: 'a'.repeat(300) }, ['too-long']],
    [{ name: '👩‍🚒 مريم <script>' }, []],
    [{ email: ' ' }, ['missing']],
    [{ email: 'ann@mail' }, ['email-wrong']],
    [{ email: ' ann@mail.example ' }, []],
    [{ username: ' an ' }, ['username-short']],
    [{ phone: '(937) 555-0100' }, []],
    [{ phone: 'none' }, ['phone-wrong']],
  ])('%j: %j', (change, expected) => {
    const parsed = v.safeParse(v.object(rules), { ...right, ...change })
    // The first problem of each field is the one that shows.
    expect((parsed.issues ?? []).slice(0, 1).map(({ message }) => message)).toEqual(expected)
  })

  it.each([
    ['ann', null],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'username-long'],
    [`${'a'.repeat(50)}@mail.example`, null],
    ['other@mail.example', 'username-email'],
  ])('the user name %s beside an own address: %s', (username, expected) => {
    const own = [`${'a'.repeat(50)}@mail.example`]
    expect(usernameFault(username, own)).toBe(expected)
  })
})

test('only a Merchant User has rights and departments of their own', () => {
  expect(roleNames.filter(isLimitable)).toEqual(['Merchant User'])
  expect(rightsFor('Merchant Admin')).toEqual([])
  expect(rightsFor('Merchant User')).toContain('refund')
})

describe('the status of a user', () => {
  const facts = { hasPassword: true, isDeactivated: false, isLocked: false }
  it.each([
    [{}, 'active'],
    [{ isLocked: true }, 'locked'],
    [{ hasPassword: false }, 'invited'],
    [{ hasPassword: false, isLocked: true }, 'invited'],
    [{ isDeactivated: true, isLocked: true }, 'deactivated'],
    [{ isDeactivated: true, hasPassword: false }, 'deactivated'],
  ])('%j: %s', (change, expected) => {
    expect(userStatusOf({ ...facts, ...change })).toBe(expected)
  })

  it.each([
    ['active', 'User', 'citizens'],
    ['locked', 'Merchant User', 'staff'],
    ['deactivated', 'User', 'citizens'],
    ['invited', 'User', 'invites'],
    ['invited', 'Merchant Admin', 'invites'],
  ] as const)('%s and %s: %s', (status, role, tab) => {
    expect(userTabOf(status, role)).toBe(tab)
  })
})

describe('the departments and rights of a user', () => {
  const limits = { rights: ['refund'], departments: ['real-estate-tax'] } as const

  it.each(roleNames)('count for a Merchant User alone: %s', (role) => {
    const expected = role === 'Merchant User' ? limits : { rights: [], departments: null }
    expect(limitsOf(role, limits)).toEqual(expected)
  })

  it.each([
    ['Merchant User', [], true],
    ['Merchant User', ['real-estate-tax'], false],
    ['Merchant User', null, false],
    ['Merchant Admin', [], false],
  ] as const)('%s with %j lacks one: %s', (role, departments, lacks) =>
    expect(lacksDepartments(role, departments)).toBe(lacks),
  )
})
