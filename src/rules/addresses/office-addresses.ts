import type { AddressRow } from './address-row'

/**
 * The office's screens (specification §2, "Admin routes"): addresses and who may come. The title is
 * the message `office.page.<name>`. Their places in the menu are in `office-menu.ts`, their areas of
 * messages in `office-messages.ts`, which only the office loads.
 */

interface ScreenRow extends Pick<AddressRow, 'name' | 'path' | 'access'> {
  /** The merchant's own address of the same screen (decision 16). */
  readonly twin?: Pick<AddressRow, 'name' | 'path'>
}

export const officeScreens = {
  dashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    twin: { name: 'merchant-dashboard', path: '/dashboard' },
    access: 'dashboard.view',
  },
  addSettings: {
    name: 'admin-add-settings',
    path: '/admin/settings/add-settings/:id?',
    access: 'settings.view',
  },
  settings: {
    name: 'admin-settings',
    path: '/admin/settings',
    access: 'settings.view',
  },
  userMerchants: {
    name: 'admin-user-merchants',
    path: '/admin/users/merchants',
    access: 'users.merchants',
  },
  userSearch: {
    name: 'admin-user-search',
    path: '/admin/users/search',
    access: 'users.search',
  },
  users: {
    name: 'admin-users',
    path: '/admin/users/merchants/:merchantId',
    twin: { name: 'merchant-users', path: '/users/:merchantId' },
    access: 'users.view',
  },
  addUser: {
    name: 'admin-add-user',
    path: '/admin/users/merchants/add-user/:id?',
    twin: { name: 'merchant-add-user', path: '/users/add-user/:id?' },
    access: 'users.detail',
  },
  dailyTransactions: {
    name: 'admin-daily-transactions',
    path: '/admin/transactions-reports/transactions/:merchant/:department',
    twin: {
      name: 'merchant-daily-transactions',
      path: '/transactions-reports/transactions/:merchant/:department',
    },
    access: 'reports.view',
  },
  userAccount: {
    name: 'admin-account-view',
    path: '/admin/users/account-view/:id/:account/:client/:department',
    access: 'user-accounts.view',
  },
  searchForBill: {
    name: 'search-for-bill',
    path: '/search-for-bill',
    access: 'bills.search-all',
  },
  postingReport: {
    name: 'admin-posting-report',
    path: '/admin/reports',
    twin: { name: 'merchant-posting-report', path: '/reports' },
    access: 'reports.view',
  },
  postingDepartments: {
    name: 'admin-posting-departments',
    path: '/admin/reports/departments/:id',
    twin: { name: 'merchant-posting-departments', path: '/reports/departments/:id' },
    access: 'reports.view',
  },
  postingTransactions: {
    name: 'admin-posting-transactions',
    path: '/admin/reports/transactions/:merchant/:department',
    twin: {
      name: 'merchant-posting-transactions',
      path: '/reports/transactions/:merchant/:department',
    },
    access: 'reports.view',
  },
  transactionReport: {
    name: 'admin-transaction-report',
    path: '/admin/transactions-reports',
    twin: { name: 'merchant-transaction-report', path: '/transactions-reports' },
    access: 'reports.view',
  },
  transactionDepartments: {
    name: 'admin-transaction-departments',
    path: '/admin/transactions-reports/departments/:id',
    twin: {
      name: 'merchant-transaction-departments',
      path: '/transactions-reports/departments/:id',
    },
    access: 'reports.view',
  },
  importAccounts: {
    name: 'import-accounts',
    path: '/import/accounts',
    access: 'imports.view',
  },
  importPermits: {
    name: 'import-permit',
    path: '/import/import-permit',
    access: 'imports.view',
  },
  importAging: {
    name: 'import-aging',
    path: '/import/import-aging',
    access: 'imports.view',
  },
  importUsers: {
    name: 'import-users',
    path: '/admin/import-users',
    access: 'import-users.use',
  },
  maintenance: {
    name: 'admin-maintenance',
    path: '/admin/maintenance',
    access: 'maintenance.view',
  },
  notifications: {
    name: 'admin-notifications',
    path: '/admin/notifications',
    access: 'notifications.all',
  },
  notificationList: {
    name: 'notification-list',
    path: '/notifications/:merchantId',
    access: 'notifications.view',
  },
  notification: {
    name: 'notification',
    path: '/notifications/:merchantId/notification/:type/:notificationId?',
    access: 'notifications.view',
  },
  warnings: {
    name: 'admin-warnings',
    path: '/admin/warnings',
    access: 'warnings.view',
  },
  recaptchaWarnings: {
    name: 'admin-warnings-recaptcha',
    path: '/admin/warnings/recaptcha',
    access: 'warnings.recaptcha',
  },
} as const satisfies Record<string, ScreenRow>

export type OfficeScreen = (typeof officeScreens)[keyof typeof officeScreens]
export type TwinScreen = Extract<OfficeScreen, { readonly twin: unknown }>

export interface OfficeAddress extends AddressRow {
  readonly name: (OfficeScreen | TwinScreen['twin'])['name']
  readonly title: `office.page.${OfficeScreen['name']}`
}

/** The row of a screen's own address. */
export function officeAddress(screen: OfficeScreen): OfficeAddress {
  const { name, path, access } = screen
  const row = { name, path, layout: 'admin', access, title: `office.page.${name}` } as const
  return 'twin' in screen ? { ...row, twin: screen.twin.name } : row
}

/** The row of its merchant's address. */
export function twinAddress({ name, twin, access }: TwinScreen): OfficeAddress {
  return { ...twin, layout: 'admin', access, title: `office.page.${name}` }
}
