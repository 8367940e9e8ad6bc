import { describe, expect, test } from 'vitest'
import { roleNames } from '@/contract/people/users'
import { assignableRoles, firstRole, isMerchantStaff, isProvider, shownRole } from './roles'

test('the roles are the seven of §6', () => {
  expect(roleNames).toEqual([
    'Super Users',
    'Admin',
    'Support',
    'Merchant Admin',
    'Merchant User',
    'User',
    'Guest',
  ])
})

describe("the provider's own name prefixes the first three (§6)", () => {
  test.each([
    ['Super Users', 'Civic Till Super Users'],
    ['Admin', 'Civic Till Admin'],
    ['Support', 'Civic Till Support'],
    ['Merchant Admin', 'Merchant Admin'],
    ['User', 'User'],
  ] as const)('%s is shown as %s and read back', (role, shown) => {
    expect(shownRole(role)).toBe(shown)
    expect(firstRole({ role: [shown] })).toBe(role)
  })

  test('another product has another prefix', () => {
    expect(firstRole({ role: ['Acme Pay Admin'] }, 'Acme Pay')).toBe('Admin')
    expect(firstRole({ role: ['Civic Till Admin'] }, 'Acme Pay')).toBe('Guest')
  })
})

describe('the first role counts; Guest is the default when there is none (§6)', () => {
  test.each([
    ['no user', null, 'Guest'],
    ['no role', [], 'Guest'],
    ['an unknown role', ['Owner'], 'Guest'],
    ['a prefix where none belongs', ['Civic Till User'], 'Guest'],
    ['two roles', ['Merchant User', 'Super Users'], 'Merchant User'],
    ['a role without prefix', ['Support'], 'Support'],
  ])('%s', (_case, role, first) => expect(firstRole(role && { role })).toBe(first))
})

test('provider and merchant roles', () => {
  expect(roleNames.filter(isProvider)).toEqual(['Super Users', 'Admin', 'Support'])
  expect(roleNames.filter(isMerchantStaff)).toEqual(['Merchant Admin', 'Merchant User'])
})

describe('"Assign roles up to" (product.md 4.2)', () => {
  test.each([
    ['Super Users', ['Super Users', 'Admin', 'Support', 'Merchant Admin', 'Merchant User', 'User']],
    ['Admin', ['Admin', 'Support', 'Merchant Admin', 'Merchant User', 'User']],
    ['Support', []],
    ['Merchant Admin', ['Merchant Admin', 'Merchant User', 'User']],
    ['Merchant User', []],
    ['User', []],
    ['Guest', []],
  ] as const)('%s: %j', (role, roles) => expect(assignableRoles(role)).toEqual(roles))
})
