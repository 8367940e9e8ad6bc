import { describe, expect, test } from 'vitest'
import { isDisabled } from './merchant-status'
import { isExempt, matchesTenant, subDomainOf, tenantVerdict } from './tenants'

describe("sub_domain null, 'null' and '' all mean none (decision 7)", () => {
  test.each([
    [null, null],
    ['null', null],
    ['', null],
    [' ', null],
    ['Tiffin', 'tiffin'],
  ])('%j → %j', (sub_domain, label) => expect(subDomainOf({ sub_domain })).toBe(label))

  test('no user has none', () => expect(subDomainOf(null)).toBe(null))
})

test('labels are compared in lower case (decision 7)', () => {
  expect(matchesTenant({ sub_domain: 'MiamiCounty' }, 'miamicounty')).toBe(true)
  expect(matchesTenant({ sub_domain: 'tiffin' }, 'miamicounty')).toBe(false)
  expect(matchesTenant({ sub_domain: 'null' }, 'null')).toBe(false)
})

describe('Super Users and Admin are exempt from the subdomain match check (§6)', () => {
  test.each([
    ['Super Users', true],
    ['Civic Till Super Users', true],
    ['Civic Till Admin', true],
    ['Civic Till Support', false],
    ['Merchant Admin', false],
    ['Merchant User', false],
    ['User', false],
  ])('%s: %s', (role, answer) => expect(isExempt([role])).toBe(answer))
})

describe('users allowed on miamicounty, whose merchant is m1', () => {
  const visited = { label: 'miamicounty', merchantId: 'm1' }

  test.each([
    ['a user of it stays', 'User', 'miamicounty', 'm1', { kind: 'stay' }],
    ['an exempt role stays', 'Civic Till Admin', null, null, { kind: 'stay' }],
    [
      "another's user is sent to the own subdomain (§4)",
      'User',
      'tiffin',
      'm2',
      { kind: 'own-subdomain', label: 'tiffin' },
    ],
    [
      'so is merchant staff of another merchant (§6)',
      'Merchant Admin',
      'tiffin',
      'm2',
      { kind: 'own-subdomain', label: 'tiffin' },
    ],
    [
      'staff whose merchant_id differs goes to merchant-dashboard (§6)',
      'Merchant User',
      'miamicounty',
      'm2',
      { kind: 'merchant-dashboard' },
    ],
    ['a citizen whose merchant_id is not set stays', 'User', 'miamicounty', null, { kind: 'stay' }],
    [
      'Support works on the root only (decision 18)',
      'Civic Till Support',
      'null',
      null,
      { kind: 'root-sign-in' },
    ],
    [
      'an unsafe sub_domain is never navigated to (decision 7)',
      'User',
      'evil.example/',
      'm1',
      { kind: 'root-sign-in' },
    ],
  ])('%s', (_rule, role, sub_domain, merchant_id, verdict) => {
    expect(tenantVerdict({ role: [role], sub_domain, merchant_id }, visited)).toEqual(verdict)
  })

  test('until merchant-info has answered no redirect depends on the merchant_id', () => {
    const staff = { role: ['Merchant Admin'], sub_domain: 'miamicounty', merchant_id: 'm2' }
    expect(tenantVerdict(staff, { ...visited, merchantId: null })).toEqual({ kind: 'stay' })
  })
})

describe('a merchant is disabled when is_enabled equals 0 (§2)', () => {
  test.each([
    [0, true],
    [false, true],
    [1, false],
    [true, false],
  ] as const)('%s: %s', (is_enabled, answer) => expect(isDisabled({ is_enabled })).toBe(answer))
})
