import type { Permission } from '@/contract/permissions'

/**
 * Every address of specification §2, with the name that redirects and the route log use
 * (product.md decision 23). Routes and menus read access and title from here.
 */

/**
 * `public`: no route guard. `guest-screen`: signed-in visitors are sent on. `error`: as public, and
 * never calls anything that can lead to an error page (decision 17). Else: who holds the permission.
 */
export type Access = 'public' | 'guest-screen' | 'error' | Permission

export interface AddressRow {
  readonly name: string
  /** As the specification writes it; `:id?` may be missing. */
  readonly path: string
  readonly layout: 'public' | 'admin' | 'auth' | 'bare'
  readonly access: Access
  /** What the screen itself asks for, where the specification has no route guard (decision 15). */
  readonly screen?: Permission
  /** Message id of the page's own words in the title. */
  readonly title: string
  /** The name of the merchant's own address of the same screen (decision 16). */
  readonly twin?: string
  /** There is a screen; links lead only to such addresses. */
  readonly built?: true
  /** Not in the specification. */
  readonly added?: true
}

export const addresses = {
  home: {
    name: 'home',
    path: '/',
    layout: 'public',
    access: 'public',
    title: 'departments.page.title',
    built: true,
  },
  departments: {
    name: 'departments',
    path: '/departments',
    layout: 'public',
    access: 'public',
    title: 'departments.page.title',
    built: true,
  },
  parcelSearch: {
    name: 'app-parcel-search',
    path: '/:department_id/search',
    layout: 'public',
    access: 'public',
    title: 'parcels.search.title',
    built: true,
  },
  overviewParcel: {
    name: 'overview-parcel',
    path: '/overview-parcel/:parcelId/:year/:department_id',
    layout: 'public',
    access: 'public',
    title: 'parcels.overview.title',
    built: true,
  },
  checkout: {
    name: 'checkout',
    path: '/checkout',
    layout: 'public',
    access: 'public',
    title: 'shell.title.checkout',
    built: true,
    added: true,
  },
  blindPayments: {
    name: 'blind-payments',
    path: '/blind-payments/:department_id',
    layout: 'public',
    access: 'public',
    title: 'blind-payments.page.title',
  },
  urlPayments: {
    name: 'url-payments',
    path: '/url/:department_id',
    layout: 'public',
    access: 'public',
    title: 'url-payments.page.title',
  },
  userProfile: {
    name: 'user-profile',
    path: '/user-profile/:id',
    layout: 'public',
    access: 'public',
    screen: 'profile.own',
    title: 'accounts.profile.title',
  },
  accountView: {
    name: 'account-view',
    path: '/account-view/:id/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'accounts.view',
    title: 'accounts.view.title',
  },
  merchantAccountView: {
    name: 'merchant-account-view',
    path: '/merchant-account-view/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'merchant-accounts.view',
    title: 'accounts.view.title',
  },
  importPayments: {
    name: 'import-payments',
    path: '/:department_id/import-payments',
    layout: 'public',
    access: 'public',
    screen: 'import-payments.use',
    title: 'imports.payments.title',
  },

  admin: {
    name: 'admin',
    path: '/admin',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'dashboard.page.title',
  },
  adminDashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'dashboard.page.title',
    twin: 'merchant-dashboard',
  },
  merchantDashboard: {
    name: 'merchant-dashboard',
    path: '/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'dashboard.page.title',
  },
  settings: {
    name: 'admin-settings',
    path: '/admin/settings',
    layout: 'admin',
    access: 'settings.view',
    title: 'merchants.settings.title',
  },
  addSettings: {
    name: 'admin-add-settings',
    path: '/admin/settings/add-settings/:id?',
    layout: 'admin',
    access: 'settings.view',
    title: 'merchants.edit.title',
  },
  userMerchants: {
    name: 'admin-user-merchants',
    path: '/admin/users/merchants',
    layout: 'admin',
    access: 'users.merchants',
    title: 'users.merchants.title',
  },
  userSearch: {
    name: 'admin-user-search',
    path: '/admin/users/search',
    layout: 'admin',
    access: 'users.search',
    title: 'users.search.title',
  },
  adminUsers: {
    name: 'admin-users',
    path: '/admin/users/merchants/:merchantId',
    layout: 'admin',
    access: 'users.view',
    title: 'users.list.title',
    twin: 'merchant-users',
  },
  merchantUsers: {
    name: 'merchant-users',
    path: '/users/:merchantId',
    layout: 'admin',
    access: 'users.view',
    title: 'users.list.title',
  },
  adminAddUser: {
    name: 'admin-add-user',
    path: '/admin/users/merchants/add-user/:id?',
    layout: 'admin',
    access: 'users.detail',
    title: 'users.edit.title',
    twin: 'merchant-add-user',
  },
  merchantAddUser: {
    name: 'merchant-add-user',
    path: '/users/add-user/:id?',
    layout: 'admin',
    access: 'users.detail',
    title: 'users.edit.title',
  },
  adminAccountView: {
    name: 'admin-account-view',
    path: '/admin/users/account-view/:id/:account/:client/:department',
    layout: 'admin',
    access: 'user-accounts.view',
    title: 'users.account.title',
  },
  adminPostingReport: {
    name: 'admin-posting-report',
    path: '/admin/reports',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting.title',
    twin: 'merchant-posting-report',
  },
  merchantPostingReport: {
    name: 'merchant-posting-report',
    path: '/reports',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting.title',
  },
  adminPostingDepartments: {
    name: 'admin-posting-departments',
    path: '/admin/reports/departments/:id',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting-departments.title',
    twin: 'merchant-posting-departments',
  },
  merchantPostingDepartments: {
    name: 'merchant-posting-departments',
    path: '/reports/departments/:id',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting-departments.title',
  },
  adminPostingTransactions: {
    name: 'admin-posting-transactions',
    path: '/admin/reports/transactions/:merchant/:department',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting-transactions.title',
    twin: 'merchant-posting-transactions',
  },
  merchantPostingTransactions: {
    name: 'merchant-posting-transactions',
    path: '/reports/transactions/:merchant/:department',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.posting-transactions.title',
  },
  adminTransactionReport: {
    name: 'admin-transaction-report',
    path: '/admin/transactions-reports',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.transactions.title',
    twin: 'merchant-transaction-report',
  },
  merchantTransactionReport: {
    name: 'merchant-transaction-report',
    path: '/transactions-reports',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.transactions.title',
  },
  adminTransactionDepartments: {
    name: 'admin-transaction-departments',
    path: '/admin/transactions-reports/departments/:id',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.transaction-departments.title',
    twin: 'merchant-transaction-departments',
  },
  merchantTransactionDepartments: {
    name: 'merchant-transaction-departments',
    path: '/transactions-reports/departments/:id',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.transaction-departments.title',
  },
  adminDailyTransactions: {
    name: 'admin-daily-transactions',
    path: '/admin/transactions-reports/transactions/:merchant/:department',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.daily-transactions.title',
    twin: 'merchant-daily-transactions',
  },
  merchantDailyTransactions: {
    name: 'merchant-daily-transactions',
    path: '/transactions-reports/transactions/:merchant/:department',
    layout: 'admin',
    access: 'reports.view',
    title: 'reports.daily-transactions.title',
  },
  importAccounts: {
    name: 'import-accounts',
    path: '/import/accounts',
    layout: 'admin',
    access: 'imports.view',
    title: 'imports.accounts.title',
  },
  importUsers: {
    name: 'import-users',
    path: '/admin/import-users',
    layout: 'admin',
    access: 'import-users.use',
    title: 'imports.users.title',
  },
  searchForBill: {
    name: 'search-for-bill',
    path: '/search-for-bill',
    layout: 'admin',
    access: 'bills.search-all',
    title: 'accounts.search-for-bill.title',
  },
  notifications: {
    name: 'admin-notifications',
    path: '/admin/notifications',
    layout: 'admin',
    access: 'notifications.all',
    title: 'notifications.merchants.title',
  },
  notificationList: {
    name: 'notification-list',
    path: '/notifications/:merchantId',
    layout: 'admin',
    access: 'notifications.view',
    title: 'notifications.list.title',
  },
  notification: {
    name: 'notification',
    path: '/notifications/:merchantId/notification/:type/:notificationId?',
    layout: 'admin',
    access: 'notifications.view',
    title: 'notifications.edit.title',
  },
  importPermit: {
    name: 'import-permit',
    path: '/import/import-permit',
    layout: 'admin',
    access: 'imports.view',
    title: 'imports.permits.title',
  },
  importAging: {
    name: 'import-aging',
    path: '/import/import-aging',
    layout: 'admin',
    access: 'imports.view',
    title: 'imports.aging.title',
  },
  warnings: {
    name: 'admin-warnings',
    path: '/admin/warnings',
    layout: 'admin',
    access: 'warnings.view',
    title: 'warnings.list.title',
  },
  recaptchaWarnings: {
    name: 'admin-warnings-recaptcha',
    path: '/admin/warnings/recaptcha',
    layout: 'admin',
    access: 'warnings.recaptcha',
    title: 'warnings.recaptcha.title',
  },
  maintenance: {
    name: 'admin-maintenance',
    path: '/admin/maintenance',
    layout: 'admin',
    access: 'maintenance.view',
    title: 'maintenance.page.title',
  },

  signIn: {
    name: 'sign-in',
    path: '/sign-in',
    layout: 'auth',
    access: 'guest-screen',
    title: 'sign-in.page.title',
  },
  signUp: {
    name: 'sign-up',
    path: '/sign-up',
    layout: 'auth',
    access: 'guest-screen',
    title: 'sign-in.sign-up.title',
  },
  passwordReset: {
    name: 'password-reset',
    path: '/password-reset',
    layout: 'auth',
    access: 'public',
    title: 'sign-in.reset.title',
  },
  passwordResetConfirm: {
    name: 'password-reset-confirm',
    path: '/password-reset-confirm',
    layout: 'auth',
    access: 'public',
    title: 'sign-in.reset-confirm.title',
  },
  unsubscribe: {
    name: 'notifications-unsubscribe',
    path: '/notifications-unsubscribe/:token',
    layout: 'auth',
    access: 'public',
    title: 'notifications.unsubscribe.title',
  },

  notFound: {
    name: '404',
    path: '/404',
    layout: 'bare',
    access: 'error',
    title: 'errors.notFound.title',
    built: true,
  },
  serverError: {
    name: '500',
    path: '/500',
    layout: 'bare',
    access: 'error',
    title: 'errors.server.title',
    built: true,
  },
  wrongUrl: {
    name: 'wrong-url',
    path: '/wrong-url',
    layout: 'bare',
    access: 'error',
    title: 'errors.wrongUrl.title',
    built: true,
  },
  printReceipt: {
    name: 'print-receipt',
    path: '/print-receipt/:id',
    layout: 'bare',
    access: 'public',
    screen: 'receipts.view',
    title: 'shell.title.receipt',
    built: true,
  },
  /** Any unknown path; it redirects to /404. */
  unknown: {
    name: 'unknown',
    path: '*',
    layout: 'bare',
    access: 'error',
    title: 'errors.notFound.title',
    built: true,
  },
} as const satisfies Record<string, AddressRow>

type AnyAddress = (typeof addresses)[keyof typeof addresses]
export type AddressName = AnyAddress['name']
/** A row that has a screen, so its title is a message that exists: the compiler sees to it. */
export type Address = Extract<AnyAddress, { readonly built: true }>
/** Every row, with or without a screen, for menus, documents and tests. */
export const addressRows: readonly AddressRow[] = Object.values(addresses)

/** First path segments of the product's own, never a department's (product.md 2.0). */
export const reservedWords: readonly string[] = [
  'api',
  'assets',
  '__scenarios',
  'admin',
  'checkout',
  'dashboard',
  'departments',
  'import',
  'reports',
  'transactions-reports',
  'users',
  'notifications',
  'notifications-unsubscribe',
  'search-for-bill',
  'url',
  'blind-payments',
  'user-profile',
  'overview-parcel',
  'account-view',
  'merchant-account-view',
  'sign-in',
  'sign-up',
  'password-reset',
  'password-reset-confirm',
  'print-receipt',
  '404',
  '500',
  'wrong-url',
]

/** Lower case, digits, single hyphens, and no reserved word; anything else leads to /404 (decision 24). */
export function isDepartmentSlug(slug: string): boolean {
  return (
    slug.length <= 63 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !reservedWords.includes(slug)
  )
}

/** The row that this name belongs to. */
export function addressNamed(name: AddressName): AddressRow {
  const row = addressRows.find((address) => address.name === name)
  if (!row) throw new Error(`No address is named ${name}`)
  return row
}
