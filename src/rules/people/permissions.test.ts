import { describe, expect, test } from 'vitest'
import { permissionNames } from '@/contract/people/permissions'
import { type Role, roleNames } from '@/contract/people/users'
import { guestPermissions } from './guest-permissions'
import { grantOf, may, permissionsOf } from './permissions'
import { subjectOf } from './subject'

/**
 * The columns of product.md 4: the holders, as the tables write them. ᵐ m · ᵒ o · ʳ right · key k.
 */
const columns: readonly Role[] = [
  'Super Users',
  'Admin',
  'Support',
  'Merchant Admin',
  'Merchant User',
  'User',
  'Guest',
]

function written(role: Role, permission: (typeof permissionNames)[number]): string {
  const grant = grantOf(role, permission)
  if (grant === null) return '–'
  const scope = { all: '✓', merchant: 'm', own: 'o', key: 'k' }[grant.scope]
  return grant.right === null ? scope : `${scope}+${grant.right}`
}

describe('screens (product.md 4.1)', () => {
  test.each([
    ['/departments, search, overview, blind, url: V', 'departments.view', '✓ ✓ – m m ✓ ✓'],
    ['cart and checkout (as payer): C', 'payments.pay', '– – – – – ✓ ✓'],
    ['/user-profile/:id: V E', 'profile.own', 'o o o o o o –'],
    ['/user-profile/:id: D', 'profile.delete', '– – – – – o –'],
    ['/user-profile/:id: X', 'profile.export', '– – – – – o –'],
    ['/account-view/…: V', 'accounts.view', '✓ ✓ – m m o –'],
    ['/account-view/…: C(pay) E X', 'accounts.own', '– – – – – o –'],
    ['/merchant-account-view/…: V', 'merchant-accounts.view', '✓ ✓ – m m – –'],
    ['/merchant-account-view/…: E(hold)', 'merchant-accounts.hold', '✓ ✓ – m m+hold – –'],
    ['/merchant-account-view/…: X', 'merchant-accounts.export', '– – – m – – –'],
    ['/:department_id/import-payments: V C X', 'import-payments.use', '✓ ✓ – m m+import – –'],
    ['/:department_id/import-payments: D', 'import-payments.delete', '✓ ✓ – m – – –'],
    ['/print-receipt/:id: V', 'receipts.view', '✓ ✓ ✓ m m k k'],
    ['dashboard: V', 'dashboard.view', '✓ ✓ ✓ m m – –'],
    ['dashboard: X', 'dashboard.export', '✓ ✓ – m – – –'],
    ['/admin/settings list: V', 'settings.view', '✓ ✓ ✓ – – – –'],
    ['/admin/settings list: X', 'settings.export', '✓ ✓ – – – – –'],
    ['add/edit settings: C', 'settings.create', '✓ ✓ – – – – –'],
    ['add/edit settings: E', 'settings.edit', '✓ ✓ – – – – –'],
    ['… payment settings and fees: C', 'settings.payments-create', '✓ – – – – – –'],
    ['… payment settings and fees: E', 'settings.payments', '✓ ✓ – – – – –'],
    ['… Card Point credentials: V E', 'settings.card-point', '✓ ✓ – – – – –'],
    ['/admin/users/merchants: V', 'users.merchants', '✓ ✓ ✓ – – – –'],
    ['/admin/users/merchants, its call', 'merchants.list', '✓ ✓ ✓ – – – –'],
    ['/admin/users/merchants: X', 'merchants.export', '✓ ✓ – – – – –'],
    ['/admin/users/search: V', 'users.search', '✓ ✓ ✓ – – – –'],
    ['/admin/users/search: not masked', 'users.unmasked', '✓ ✓ – – – – –'],
    ['/admin/users/search: X', 'users.search-export', '✓ ✓ – – – – –'],
    ['users of a merchant: V', 'users.view', '✓ ✓ ✓ m m – –'],
    ['users of a merchant: X', 'users.export', '✓ ✓ – m – – –'],
    ['users of a merchant: roles to filter by', 'users.roles', '✓ ✓ ✓ m m – –'],
    ['add/edit user: V', 'users.detail', '✓ ✓ ✓ m – – –'],
    ['add/edit user: C', 'users.create', '✓ ✓ – m – – –'],
    ['add/edit user: E', 'users.edit', '✓ ✓ – m – – –'],
    ['add/edit user: D', 'users.delete', '✓ ✓ – m – – –'],
    ['/admin/users/account-view/…: V', 'user-accounts.view', '✓ ✓ ✓ – – – –'],
    ['/admin/users/account-view/…: E', 'user-accounts.edit', '✓ ✓ – – – – –'],
    ['posting and transaction reports: V', 'reports.view', '✓ ✓ ✓ m m – –'],
    ['posting and transaction reports: X', 'reports.export', '✓ ✓ – m m+export – –'],
    ['posting report: reconcile a batch', 'reports.reconcile', '✓ ✓ – m – – –'],
    ['/import/accounts, permit, aging: V', 'imports.view', '✓ ✓ ✓ m m+import – –'],
    ['/import/accounts, permit, aging: C', 'imports.create', '✓ ✓ – m m+import – –'],
    ['/import/accounts, permit, aging: D', 'imports.delete', '✓ ✓ – m – – –'],
    ['/import/accounts, permit, aging: X', 'imports.export', '✓ ✓ – m – – –'],
    ['/admin/import-users', 'import-users.use', '✓ ✓ – – – – –'],
    ['/search-for-bill', 'bills.search-all', '✓ ✓ ✓ m m – –'],
    ['/admin/notifications', 'notifications.all', '✓ ✓ ✓ – – – –'],
    ['/notifications/:merchantId + detail: V', 'notifications.view', '✓ ✓ ✓ m m – –'],
    ['/notifications/:merchantId + detail: C(draft)', 'notifications.draft', '✓ ✓ – m m – –'],
    ['/notifications/:merchantId + detail: C E D', 'notifications.edit', '✓ ✓ – m – – –'],
    ['/notifications/:merchantId + detail: X', 'notifications.export', '✓ ✓ – m – – –'],
    ['/admin/warnings: V', 'warnings.view', '✓ ✓ ✓ – – – –'],
    ['/admin/warnings: E(ack)', 'warnings.acknowledge', '✓ ✓ ✓ – – – –'],
    ['/admin/warnings: E', 'warnings.edit', '✓ ✓ – – – – –'],
    ['/admin/warnings: X', 'warnings.export', '✓ ✓ – – – – –'],
    ['/admin/warnings/recaptcha: V', 'warnings.recaptcha', '✓ ✓ ✓ – – – –'],
    ['/admin/warnings/recaptcha: D', 'warnings.recaptcha-delete', '✓ – – – – – –'],
    ['/admin/warnings/recaptcha: X', 'warnings.recaptcha-export', '✓ ✓ – – – – –'],
    ['/admin/maintenance: V', 'maintenance.view', '✓ ✓ ✓ – – – –'],
    ['/admin/maintenance: D', 'maintenance.delete', '✓ – – – – – –'],
  ] as const)('%s', (_row, permission, cells) => {
    expect(columns.map((role) => written(role, permission)).join(' ')).toBe(cells)
  })
})

describe('actions (product.md 4.2)', () => {
  test.each([
    ['Pay online', 'payments.pay', '– – – – – ✓ ✓'],
    ['Take counter or phone payment, terminal', 'payments.counter', '– – – m m+terminal – –'],
    ['Void (before settlement)', 'payments.void', '✓ ✓ – m m+refund – –'],
    ['Refund', 'payments.refund', '✓ ✓ – m m+refund – –'],
    ['Request refund', 'payments.refund-request', '✓ ✓ ✓ m m+refund o –'],
    ['Resolve "unknown" payment', 'payments.resolve', '✓ ✓ – – – – –'],
    ['… check its status', 'payments.check-status', '✓ ✓ ✓ m – – –'],
    ['Resend receipt', 'receipts.resend', '✓ ✓ ✓ m m o k'],
    ['Put / lift online-payment hold', 'merchant-accounts.hold', '✓ ✓ – m m+hold – –'],
    ['Enable / disable merchant', 'merchants.status', '✓ ✓ – – – – –'],
    ['Delete merchant', 'merchants.delete', '✓ – – – – – –'],
    ['Department on/off, all, hide', 'departments.status', '✓ ✓ – – – – –'],
    ['Change fees', 'settings.payments', '✓ ✓ – – – – –'],
    ['Save Card Point', 'settings.card-point', '✓ ✓ – – – – –'],
    ['Test Card Point', 'settings.card-point-test', '✓ ✓ ✓ – – – –'],
    ["Reset another's password", 'users.reset-password', '✓ ✓ ✓ m – – –'],
    ['Undo an import', 'imports.undo', '✓ ✓ – m o – –'],
    ['Send notification', 'notifications.send', '✓ ✓ – m – – –'],
    ['Maintenance on/off', 'maintenance.edit', '✓ ✓ – – – – –'],
    ['reCaptcha thresholds', 'warnings.recaptcha-settings', '✓ – – – – – –'],
    ['reCaptcha block IP', 'warnings.recaptcha-block', '✓ ✓ – – – – –'],
    ['See audit log', 'audit.view', '✓ ✓ o m o – –'],
    ['Export personal data of citizens', 'citizens.export', '✓ ✓ – m – o –'],
  ] as const)('%s', (_row, permission, cells) => {
    expect(columns.map((role) => written(role, permission)).join(' ')).toBe(cells)
  })
})

describe('for a given object and place', () => {
  const clerk = { role: 'Merchant User', merchant_id: 'm1' } as const
  const citizen = { role: 'User', merchant_id: 'm1', user_id: 'u1' } as const

  test.each([
    [
      'everything: wherever',
      { ...clerk, role: 'Admin' },
      'users.view',
      { merchant_id: 'm2' },
      true,
    ],
    ['nothing', { ...clerk, role: 'Guest' }, 'users.view', undefined, false],
    ['own merchant', clerk, 'users.view', { merchant_id: 'm1' }, true],
    ["another's merchant", clerk, 'users.view', { merchant_id: 'm2' }, false],
    ['a merchant that is not said', clerk, 'users.view', {}, false],
    ['no merchant on either side', { ...clerk, merchant_id: null }, 'users.view', {}, false],
    ['a menu asks without an object', clerk, 'users.view', undefined, true],
    ['own record', citizen, 'profile.own', { user_id: 'u1' }, true],
    ["another's record", citizen, 'profile.own', { user_id: 'u2' }, false],
    [
      'no record on either side',
      { ...citizen, user_id: null },
      'profile.own',
      { user_id: null },
      false,
    ],
    ['without the extra right', clerk, 'payments.void', undefined, false],
    ['with another right', { ...clerk, rights: ['import'] }, 'payments.void', undefined, false],
    ['with the extra right', { ...clerk, rights: ['refund'] }, 'payments.void', undefined, true],
    [
      "with the extra right at another's merchant",
      { ...clerk, rights: ['refund'] },
      'payments.void',
      { merchant_id: 'm2' },
      false,
    ],
    ['with the key', citizen, 'receipts.view', { key: true }, true],
    ['without the key', citizen, 'receipts.view', {}, false],
  ] as const)('%s', (_case, subject, permission, object, answer) => {
    expect(may(subject, permission, object)).toBe(answer)
  })

  test('a guest is a visitor without a user', () => {
    expect(subjectOf(null)).toEqual({ role: 'Guest', merchant_id: null, user_id: null })
    expect(may(subjectOf(null), 'payments.pay')).toBe(true)
  })

  test('a user counts by its first role', () => {
    const subject = subjectOf({
      id: 'u7',
      name: 'A. Lee',
      email: 'a@b.example',
      username: 'alee',
      phone: null,
      role: ['Civic Till Admin'],
      merchant_id: null,
      sub_domain: 'null',
      rights: ['refund'],
    })
    expect(subject).toEqual({ role: 'Admin', merchant_id: null, rights: ['refund'], user_id: 'u7' })
  })

  test('every permission has a holder, and the columns are the roles', () => {
    expect(columns).toEqual(roleNames)
    for (const name of permissionNames) {
      expect(
        roleNames.some((role) =>
          may(
            { role, merchant_id: null, rights: ['refund', 'import', 'export', 'terminal', 'hold'] },
            name,
          ),
        ),
      ).toBe(true)
    }
  })
})

test('a guest’s permissions, which every page loads, are the table’s last column', () => {
  expect(guestPermissions.toSorted()).toEqual(permissionsOf(null).toSorted())
})
