import type { AddressRow } from './address-row'

/**
 * The office's screens (specification §2, "Admin routes"): addresses, who may come, title and areas of
 * messages. Their places in the menu are in `office-menu.ts`, which only the office loads.
 */

interface ScreenRow extends Pick<AddressRow, 'name' | 'path' | 'access'> {
  /** The merchant's own address of the same screen (decision 16). */
  readonly twin?: Pick<AddressRow, 'name' | 'path'>
  readonly title: string
  /** The areas of messages that its route loads; `scripts/checks/route-messages.ts` compares. */
  readonly messages: readonly string[]
}

export const officeScreens = {
  dashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    twin: { name: 'merchant-dashboard', path: '/dashboard' },
    access: 'dashboard.view',
    title: 'office.page.dashboard',
    messages: ['dashboard', 'paid-with', 'list', 'chart', 'forms', 'payment-status'],
  },
  addSettings: {
    name: 'admin-add-settings',
    path: '/admin/settings/add-settings/:id?',
    access: 'settings.view',
    title: 'office.page.settings',
    messages: [
      'merchants',
      'department-setup',
      'go-live',
      'password',
      'changes',
      'user',
      'users',
      'audit',
      'list',
      'forms',
    ],
  },
  settings: {
    name: 'admin-settings',
    path: '/admin/settings',
    access: 'settings.view',
    title: 'office.page.merchants',
    messages: ['merchant-list', 'merchants', 'list', 'changes', 'forms'],
  },
  userMerchants: {
    name: 'admin-user-merchants',
    path: '/admin/users/merchants',
    access: 'users.merchants',
    title: 'office.page.userMerchants',
    messages: ['users', 'list'],
  },
  userSearch: {
    name: 'admin-user-search',
    path: '/admin/users/search',
    access: 'users.search',
    title: 'office.page.userSearch',
    messages: ['users', 'list'],
  },
  users: {
    name: 'admin-users',
    path: '/admin/users/merchants/:merchantId',
    twin: { name: 'merchant-users', path: '/users/:merchantId' },
    access: 'users.view',
    title: 'office.page.users',
    messages: ['users', 'list'],
  },
  addUser: {
    name: 'admin-add-user',
    path: '/admin/users/merchants/add-user/:id?',
    twin: { name: 'merchant-add-user', path: '/users/add-user/:id?' },
    access: 'users.detail',
    title: 'office.page.user',
    messages: ['user', 'users', 'audit', 'list', 'forms', 'payment-status'],
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
    messages: [
      'transactions',
      'transaction-report',
      'paid-with',
      'payment-status',
      'date-words',
      'list',
      'chart',
      'changes',
      'forms',
      'audit',
    ],
  },
  userAccount: {
    name: 'admin-account-view',
    path: '/admin/users/account-view/:id/:account/:client/:department',
    access: 'user-accounts.view',
    title: 'office.page.accountView',
    messages: ['lookup', 'list', 'paid-with', 'account-view', 'bill', 'payment-status', 'audit'],
  },
  searchForBill: {
    name: 'search-for-bill',
    path: '/search-for-bill',
    access: 'bills.search-all',
    title: 'office.page.searchForBill',
    messages: ['lookup', 'paid-with', 'list', 'account-view', 'payment-status'],
  },
  postingReport: {
    name: 'admin-posting-report',
    path: '/admin/reports',
    twin: { name: 'merchant-posting-report', path: '/reports' },
    access: 'reports.view',
    title: 'office.page.postingReport',
    messages: ['reports', 'paid-with', 'date-words', 'list', 'changes', 'forms'],
  },
  postingDepartments: {
    name: 'admin-posting-departments',
    path: '/admin/reports/departments/:id',
    twin: { name: 'merchant-posting-departments', path: '/reports/departments/:id' },
    access: 'reports.view',
    title: 'office.page.postingDepartments',
    messages: ['reports', 'paid-with', 'date-words', 'list', 'changes', 'forms'],
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
    messages: [
      'reports',
      'paid-with',
      'date-words',
      'list',
      'payment-status',
      'transactions',
      'changes',
      'forms',
      'audit',
    ],
  },
  transactionReport: {
    name: 'admin-transaction-report',
    path: '/admin/transactions-reports',
    twin: { name: 'merchant-transaction-report', path: '/transactions-reports' },
    access: 'reports.view',
    title: 'office.page.transactionReport',
    messages: ['transaction-report', 'reports', 'paid-with', 'payment-status', 'list'],
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
    messages: ['transaction-report', 'reports', 'paid-with', 'payment-status', 'list'],
  },
  importAccounts: {
    name: 'import-accounts',
    path: '/import/accounts',
    access: 'imports.view',
    title: 'office.page.importAccounts',
    messages: ['imports', 'list', 'changes', 'forms'],
  },
  importPermits: {
    name: 'import-permit',
    path: '/import/import-permit',
    access: 'imports.view',
    title: 'office.page.importPermits',
    messages: ['imports', 'list', 'changes', 'forms'],
  },
  importAging: {
    name: 'import-aging',
    path: '/import/import-aging',
    access: 'imports.view',
    title: 'office.page.importAging',
    messages: ['imports', 'list', 'changes', 'forms'],
  },
  importUsers: {
    name: 'import-users',
    path: '/admin/import-users',
    access: 'import-users.use',
    title: 'office.page.importUsers',
    messages: ['imports', 'list', 'changes', 'forms'],
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
