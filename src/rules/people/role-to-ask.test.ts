import { expect, it } from 'vitest'
import type { Permission } from '@/contract/people/permissions'
import type { Role } from '@/contract/people/users'
import { roleToAsk } from './role-to-ask'

it.each<[Role, Permission, Role | null]>([
  ['Merchant User', 'users.detail', 'Merchant Admin'],
  ['Merchant User', 'settings.view', 'Admin'],
  ['Merchant Admin', 'settings.view', 'Admin'],
  ['Merchant Admin', 'merchants.delete', 'Super Users'],
  ['User', 'dashboard.view', 'Merchant Admin'],
  ['Support', 'import-users.use', 'Admin'],
  ['Support', 'users.edit', 'Admin'],
  ['Admin', 'merchants.delete', 'Super Users'],
  ['Super Users', 'payments.counter', null],
  ['Support', 'payments.pay', null],
])('%s who may not %s asks %s', (role, permission, asked) => {
  expect(roleToAsk(role, permission)).toBe(asked)
})
