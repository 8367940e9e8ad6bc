/**
 * What a person may do, named. Which role holds which stands in `rules/permissions.ts`
 * (product.md section 4); the guard, the menus and the cloud all read that one table.
 */
export const permissionNames = [
  'payments.pay',
  'payments.counter',
  'profile.own',
  'accounts.own',
  'accounts.view',
  'merchant-accounts.view',
  'merchant-accounts.hold',
  'import-payments.use',
  'dashboard.view',
  'settings.view',
  'settings.create',
  'settings.edit',
  'settings.payments',
  'settings.card-point',
  'merchants.list',
  'merchants.status',
  'merchants.delete',
  'departments.status',
  'users.merchants',
  'users.search',
  'users.view',
  'users.create',
  'users.edit',
  'users.delete',
  'users.roles',
  'user-accounts.view',
  'reports.view',
  'imports.view',
  'import-users.use',
  'bills.search-all',
  'notifications.all',
  'notifications.view',
  'warnings.view',
  'warnings.recaptcha',
  'maintenance.view',
] as const

export type Permission = (typeof permissionNames)[number]
