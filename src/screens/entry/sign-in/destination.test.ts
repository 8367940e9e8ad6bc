import { expect, it } from 'vitest'
import type { Role } from '@/contract/people/users'
import { destinationOf } from './destination'

const root = 'pay.localhost:5173'
const county = 'miamicounty.pay.localhost:5173'

const person = (role: Role, sub_domain: string | null, merchant_id: string | null) => ({
  id: 'u1',
  name: 'A',
  email: 'a@mail.example',
  username: 'a',
  phone: null,
  role: [role],
  sub_domain,
  merchant_id,
})
const here = (role: Role) => person(role, 'miamicounty', '1')
const provider = (role: Role) => person(role, null, null)

it.each([
  ['a citizen', here('User'), county, null, 'departments'],
  ['a citizen who was interrupted', here('User'), county, '/checkout', 'back'],
  ['a citizen with a bad way back', here('User'), county, '//evil.example', 'departments'],
  ['a clerk', here('Merchant User'), county, null, 'dashboard'],
  ['an office’s admin', here('Merchant Admin'), county, null, 'dashboard'],
  ['the provider on the root', provider('Support'), root, null, 'dashboard'],
  ['the provider on a merchant’s site', provider('Admin'), county, null, 'departments'],
  ['who works on the root only', provider('Support'), county, null, 'ownSite'],
  ['a citizen of another city', person('User', 'tiffin', '2'), county, '/checkout', 'ownSite'],
  ['a clerk on the root', here('Merchant User'), root, null, 'ownSite'],
] as const)('%s', (_, user, host, interrupted, destination) => {
  expect(destinationOf(user, { host, merchantId: '1', interrupted })).toBe(destination)
})
