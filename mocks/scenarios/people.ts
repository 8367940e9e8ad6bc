import type { Scenario } from './scenario'

/** One for each role (product.md section 5), where that role begins its day. */

const provider = { group: 'people', tenant: null, path: '/admin/dashboard', ends: 'page' } as const
const staff = { group: 'people', path: '/dashboard', ends: 'page' } as const
const citizen = { group: 'people', path: '/departments', ends: 'page' } as const

export const people = {
  'as-guest': { ...citizen, tenant: 'miamicounty' },
  'as-user': { ...citizen, tenant: 'miamicounty', persona: 'user' },
  'as-utility-user': { ...citizen, tenant: 'tiffin', persona: 'utility-user' },
  'as-merchant-admin': { ...staff, tenant: 'miamicounty', persona: 'merchant-admin' },
  'as-merchant-user': { ...staff, tenant: 'miamicounty', persona: 'merchant-user' },
  'as-other-merchant-admin': { ...staff, tenant: 'tiffin', persona: 'other-merchant-admin' },
  'as-super': { ...provider, persona: 'super' },
  'as-admin': { ...provider, persona: 'admin' },
  'as-support': { ...provider, persona: 'support' },
} as const satisfies Readonly<Record<string, Scenario>>
