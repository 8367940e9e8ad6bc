import type { AddressRow } from './address-row'

/**
 * The office's screens (specification §2, "Admin routes"): addresses, who may come, and title. Their
 * places in the menu are in `office-menu.ts`, their areas of messages in `office-messages.ts`, which only
 * the office loads.
 */

interface ScreenRow extends Pick<AddressRow, 'name' | 'path' | 'access'> {
  /** The merchant's own address of the same screen (decision 16). */
  readonly twin?: Pick<AddressRow, 'name' | 'path'>
  readonly title: string
}

export const officeScreens = {
  dashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    twin: { name: 'merchant-dashboard', path: '/dashboard' },
    access: 'dashboard.view',
    title: 'office.page.dashboard',
  },
  addSettings: {
    name: 'admin-add-settings',
    path: '/admin/settings/add-settings/:id?',
    access: 'settings.view',
    title: 'office.page.settings',
  },
  settings: {
    name: 'admin-settings',
    path: '/admin/settings',
    access: 'settings.view',
    title: 'office.page.merchants',
  },
  userMerchants: {
    name: 'admin-user-merchants',
    path: '/admin/users/merchants',
    access: 'users.merchants',
    title: 'office.page.userMerchants',
  },
  userSearch: {
    name: 'admin-user-search',
    path: '/admin/users/search',
    access: 'users.search',
    title: 'office.page.userSearch',
  },
  users: {
    name: 'admin-users',
    path: '/admin/users/merchants/:merchantId',
    twin: { name: 'merchant-users', path: '/users/:merchantId' },
    access: 'users.view',
    title: 'office.page.users',
  },
  addUser: {
    name: 'admin-add-user',
    path: '/admin/users/merchants/add-user/:id?',
    twin: { name: 'merchant-add-user', path: '/users/add-user/:id?' },
    access: 'users.detail',
    title: 'office.page.user',
  },
  dailyTransactions: {
    name: 'admin-daily-transactions',
    path: '/admin/transactions-reports/transactions/:merchant/:department',
    twin: {
      name: 'merchant-daily-transactions',
      path: '/transactions-reports/transactions/:merchant/:department',
    },
    access: 'reports.view',
    title: 'office.page.dailyTransactions',
  },
  userAccount: {
    name: 'admin-account-view',
    path: '/admin/users/account-view/:id/:account/:client/:department',
    access: 'user-accounts.view',
    title: 'office.page.accountView',
  },
  searchForBill: {
    name: 'search-for-bill',
    path: '/search-for-bill',
    access: 'bills.search-all',
    title: 'office.page.searchForBill',
  },
  postingReport: {
    name: 'admin-posting-report',
    path: '/admin/reports',
    twin: { name: 'merchant-posting-report', path: '/reports' },
    access: 'reports.view',
    title: 'office.page.postingReport',
  },
  postingDepartments: {
    name: 'admin-posting-departments',
    path: '/admin/reports/departments/:id',
    twin: { name: 'merchant-posting-departments', path: '/reports/departments/:id' },
    access: 'reports.view',
    title: 'office.page.postingDepartments',
  },
  postingTransactions: {
    name: 'admin-posting-transactions',
    path: '/admin/reports/transactions/:merchant/:department',
    twin: {
      name: 'merchant-posting-transactions',
      path: '/reports/transactions/:merchant/:department',
    },
    access: 'reports.view',
    title: 'office.page.postingTransactions',
  },
  transactionReport: {
    name: 'admin-transaction-report',
    path: '/admin/transactions-reports',
    twin: { name: 'merchant-transaction-report', path: '/transactions-reports' },
    access: 'reports.view',
    title: 'office.page.transactionReport',
  },
  transactionDepartments: {
    name: 'admin-transaction-departments',
    path: '/admin/transactions-reports/departments/:id',
    twin: {
      name: 'merchant-transaction-departments',
      path: '/transactions-reports/departments/:id',
    },
    access: 'reports.view',
    title: 'office.page.transactionDepartments',
  },
  importAccounts: {
    name: 'import-accounts',
    path: '/import/accounts',
    access: 'imports.view',
    title: 'office.page.importAccounts',
  },
  importPermits: {
    name: 'import-permit',
    path: '/import/import-permit',
    access: 'imports.view',
    title: 'office.page.importPermits',
  },
  importAging: {
    name: 'import-aging',
    path: '/import/import-aging',
    access: 'imports.view',
    title: 'office.page.importAging',
  },
  importUsers: {
    name: 'import-users',
    path: '/admin/import-users',
    access: 'import-users.use',
    title: 'office.page.importUsers',
  },
  maintenance: {
    name: 'admin-maintenance',
    path: '/admin/maintenance',
    access: 'maintenance.view',
    title: 'office.page.maintenance',
  },
  notifications: {
    name: 'admin-notifications',
    path: '/admin/notifications',
    access: 'notifications.all',
    title: 'office.page.notifications',
  },
  notificationList: {
    name: 'notification-list',
    path: '/notifications/:merchantId',
    access: 'notifications.view',
    title: 'office.page.notificationList',
  },
  notification: {
    name: 'notification',
    path: '/notifications/:merchantId/notification/:type/:notificationId?',
    access: 'notifications.view',
    title: 'office.page.notification',
  },
  recaptchaWarnings: {
    name: 'admin-warnings-recaptcha',
    path: '/admin/warnings/recaptcha',
    access: 'warnings.recaptcha',
    title: 'office.page.recaptchaWarnings',
  },
} as const satisfies Record<string, ScreenRow>

export type OfficeScreen = (typeof officeScreens)[keyof typeof officeScreens]
export type TwinScreen = Extract<OfficeScreen, { readonly twin: unknown }>

export interface OfficeAddress extends AddressRow {
  readonly name: (OfficeScreen | TwinScreen['twin'])['name']
  readonly title: OfficeScreen['title']
}

/** The row of a screen's own address. */
export function officeAddress(screen: OfficeScreen): OfficeAddress {
  const { name, path, access, title } = screen
  const row = { name, path, layout: 'admin', access, title } as const
  return 'twin' in screen ? { ...row, twin: screen.twin.name } : row
}

/** The row of its merchant's address. */
export function twinAddress({ twin, access, title }: TwinScreen): OfficeAddress {
  return { ...twin, layout: 'admin', access, title }
}
