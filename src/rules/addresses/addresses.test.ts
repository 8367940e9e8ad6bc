import { describe, expect, test } from 'vitest'
import { hasScreen } from './address-row'
import { permissionNames } from '@/contract/people/permissions'
import { addressNamed, addressRows } from './address-table'
import { addresses, isDepartmentSlug, reservedWords } from './addresses'

/** Specification §2, row by row: address, layout, route access, the screen's own permission. */
type Specified = readonly [path: string, layout: string, access: string, screen?: string]
const specified: readonly Specified[] = [
  // Public layout routes (no authentication guard)
  ['/', 'public', 'public'],
  ['/departments', 'public', 'public'],
  ['/:department_id/search', 'public', 'public'],
  ['/overview-parcel/:parcelId/:year/:department_id', 'public', 'public'],
  ['/blind-payments/:department_id', 'public', 'public'],
  ['/url/:department_id', 'public', 'public'],
  ['/user-profile/:id', 'public', 'public', 'profile.own'],
  ['/account-view/:id/:account/:client/:department', 'public', 'public', 'accounts.view'],
  [
    '/merchant-account-view/:account/:client/:department',
    'public',
    'public',
    'merchant-accounts.view',
  ],
  ['/:department_id/import-payments', 'public', 'public', 'import-payments.use'],
  // Admin routes (authentication required)
  ['/admin', 'admin', 'dashboard.view'],
  ['/admin/dashboard', 'admin', 'dashboard.view'],
  ['/dashboard', 'admin', 'dashboard.view'],
  ['/admin/settings', 'admin', 'settings.view'],
  ['/admin/settings/add-settings/:id?', 'admin', 'settings.view'],
  ['/admin/users/merchants', 'admin', 'users.merchants'],
  ['/admin/users/search', 'admin', 'users.search'],
  ['/admin/users/merchants/:merchantId', 'admin', 'users.view'],
  ['/users/:merchantId', 'admin', 'users.view'],
  ['/admin/users/merchants/add-user/:id?', 'admin', 'users.detail'],
  ['/users/add-user/:id?', 'admin', 'users.detail'],
  ['/admin/users/account-view/:id/:account/:client/:department', 'admin', 'user-accounts.view'],
  ['/admin/reports', 'admin', 'reports.view'],
  ['/reports', 'admin', 'reports.view'],
  ['/admin/reports/departments/:id', 'admin', 'reports.view'],
  ['/reports/departments/:id', 'admin', 'reports.view'],
  ['/admin/reports/transactions/:merchant/:department', 'admin', 'reports.view'],
  ['/reports/transactions/:merchant/:department', 'admin', 'reports.view'],
  ['/admin/transactions-reports', 'admin', 'reports.view'],
  ['/transactions-reports', 'admin', 'reports.view'],
  ['/admin/transactions-reports/departments/:id', 'admin', 'reports.view'],
  ['/transactions-reports/departments/:id', 'admin', 'reports.view'],
  ['/admin/transactions-reports/transactions/:merchant/:department', 'admin', 'reports.view'],
  ['/transactions-reports/transactions/:merchant/:department', 'admin', 'reports.view'],
  ['/import/accounts', 'admin', 'imports.view'],
  ['/admin/import-users', 'admin', 'import-users.use'],
  ['/search-for-bill', 'admin', 'bills.search-all'],
  ['/admin/notifications', 'admin', 'notifications.all'],
  ['/notifications/:merchantId', 'admin', 'notifications.view'],
  ['/notifications/:merchantId/notification/:type/:notificationId?', 'admin', 'notifications.view'],
  ['/import/import-permit', 'admin', 'imports.view'],
  ['/import/import-aging', 'admin', 'imports.view'],
  ['/admin/warnings', 'admin', 'warnings.view'],
  ['/admin/warnings/recaptcha', 'admin', 'warnings.recaptcha'],
  ['/admin/maintenance', 'admin', 'maintenance.view'],
  // Auth layout routes
  ['/sign-in', 'auth', 'guest-screen'],
  ['/sign-up', 'auth', 'guest-screen'],
  ['/password-reset', 'auth', 'public'],
  ['/password-reset-confirm', 'auth', 'public'],
  ['/notifications-unsubscribe/:token', 'auth', 'public'],
  // Other routes
  ['/404', 'bare', 'error'],
  ['/500', 'bare', 'error'],
  ['/wrong-url', 'bare', 'error'],
  ['/print-receipt/:id', 'bare', 'public', 'receipts.view'],
]

describe('the addresses of §2', () => {
  test.each(specified)('%s', (path, layout, access, screen) => {
    expect(addressRows.find((row) => row.path === path)).toMatchObject({
      layout,
      access,
      ...(screen && { screen }),
    })
  })

  test('there are no others but those marked as added and the one for unknown paths', () => {
    const known = specified.map(([path]) => path)
    const others = addressRows.filter((row) => !known.includes(row.path))
    expect(others.map((row) => [row.path, row.added])).toEqual([
      ['/checkout', true],
      ['*', undefined],
    ])
  })

  test('every path and every name is unique', () => {
    expect(new Set(addressRows.map((row) => row.path)).size).toBe(addressRows.length)
    expect(new Set(addressRows.map((row) => row.name)).size).toBe(addressRows.length)
  })

  test.each([
    ['app-parcel-search', '/:department_id/search'],
    ['sign-in', '/sign-in'],
    ['merchant-dashboard', '/dashboard'],
    ['404', '/404'],
  ] as const)('redirects name %s (§2 "Named routes")', (name, path) => {
    expect(addressNamed(name).path).toBe(path)
  })

  test('every admin address needs a permission, so a signed-in user (§6)', () => {
    const names: readonly string[] = permissionNames
    for (const row of addressRows.filter(({ layout }) => layout === 'admin')) {
      expect(names).toContain(row.access)
    }
  })

  test('an admin address and its merchant twin require the same permission (decision 16)', () => {
    const twins = addressRows.filter((row) => row.twin !== undefined)
    expect(
      twins.map(({ path, twin }) => [path, addressRows.find((row) => row.name === twin)?.path]),
    ).toEqual([
      ['/admin/dashboard', '/dashboard'],
      ['/admin/users/merchants/:merchantId', '/users/:merchantId'],
      ['/admin/users/merchants/add-user/:id?', '/users/add-user/:id?'],
      [
        '/admin/transactions-reports/transactions/:merchant/:department',
        '/transactions-reports/transactions/:merchant/:department',
      ],
      ['/admin/reports', '/reports'],
      ['/admin/reports/departments/:id', '/reports/departments/:id'],
      [
        '/admin/reports/transactions/:merchant/:department',
        '/reports/transactions/:merchant/:department',
      ],
      ['/admin/transactions-reports', '/transactions-reports'],
      ['/admin/transactions-reports/departments/:id', '/transactions-reports/departments/:id'],
    ])
    for (const { access, title, twin } of twins) {
      const other = addressRows.find((row) => row.name === twin)
      expect([other?.access, other?.title]).toEqual([access, title])
    }
  })

  test('message ids of titles are area.screen.key', () => {
    for (const { title } of addressRows.filter(hasScreen))
      expect(title).toMatch(/^[a-z-]+\.[a-zA-Z-]+\.[a-zA-Z-]+$/)
  })

  test('the error pages, and only they, are error rows', () => {
    expect(addressRows.filter(({ access }) => access === 'error').map(({ name }) => name)).toEqual([
      addresses.notFound.name,
      addresses.serverError.name,
      addresses.wrongUrl.name,
      addresses.unknown.name,
    ])
  })
})

describe('a department_id that is a reserved word is refused (decision 24)', () => {
  test.each(reservedWords)('%s', (word) => expect(isDepartmentSlug(word)).toBe(false))

  test('the first word of every address of the product is reserved', () => {
    const words = addressRows
      .map(({ path }) => path.split('/')[1] ?? '')
      .filter((word) => /^[a-z0-9]/.test(word))
    for (const word of words) expect(reservedWords).toContain(word)
  })

  test.each([
    ['real-estate-tax', true],
    ['__scenarios', false],
    ['sewer', true],
    ['fund-2', true],
    ['', false],
    ['Real-Estate', false],
    ['a b', false],
    ['a--b', false],
    ['-a', false],
    ['a/b', false],
    ['..', false],
    ['<script>', false],
    ['a'.repeat(64), false],
  ])('"%s" is a department slug: %s', (slug, answer) => expect(isDepartmentSlug(slug)).toBe(answer))
})
