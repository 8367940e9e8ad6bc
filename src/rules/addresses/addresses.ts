import type { AddressRow } from './address-row'
import type { OfficeAddress } from './office-addresses'

/**
 * The addresses of specification §2 that every page loads, with the name that redirects and the
 * route log use (decision 23). Routes and menus read access and title from here.
 */

export const addresses = {
  home: {
    name: 'home',
    path: '/',
    layout: 'public',
    access: 'public',
    leadsTo: '/departments',
    title: 'departments.page.title',
  },
  departments: {
    name: 'departments',
    path: '/departments',
    layout: 'public',
    access: 'public',
    title: 'departments.page.title',
  },
  parcelSearch: {
    name: 'app-parcel-search',
    path: '/:department_id/search',
    layout: 'public',
    access: 'public',
    title: 'parcels.search.title',
  },
  overviewParcel: {
    name: 'overview-parcel',
    path: '/overview-parcel/:parcelId/:year/:department_id',
    layout: 'public',
    access: 'public',
    title: 'parcels.bill.title',
  },
  checkout: {
    name: 'checkout',
    path: '/checkout',
    layout: 'public',
    access: 'public',
    title: 'shell.title.checkout',
    added: true,
  },
  userProfile: {
    name: 'user-profile',
    path: '/user-profile/:id',
    layout: 'public',
    access: 'public',
    rootToo: true,
    screen: 'profile.own',
    title: 'profile.profile.title',
  },

  accountView: {
    name: 'account-view',
    path: '/account-view/:id/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'accounts.view',
    title: 'account-view.view.title',
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
  merchantAccountView: {
    name: 'merchant-account-view',
    path: '/merchant-account-view/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'merchant-accounts.view',
    forStaff: true,
    title: 'account-view.view.title',
  },
  importPayments: {
    name: 'import-payments',
    path: '/:department_id/import-payments',
    layout: 'public',
    access: 'public',
    screen: 'import-payments.use',
    forStaff: true,
    title: 'imports.page.payments',
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
    title: 'unsubscribe.page.title',
  },

  notFound: {
    name: '404',
    path: '/404',
    layout: 'bare',
    access: 'error',
    title: 'failures.notFound.title',
  },
  serverError: {
    name: '500',
    path: '/500',
    layout: 'bare',
    access: 'error',
    title: 'failures.server.title',
  },
  wrongUrl: {
    name: 'wrong-url',
    path: '/wrong-url',
    layout: 'bare',
    access: 'error',
    title: 'failures.wrongUrl.title',
  },
  printReceipt: {
    name: 'print-receipt',
    path: '/print-receipt/:id',
    layout: 'bare',
    access: 'public',
    screen: 'receipts.view',
    title: 'shell.title.receipt',
  },
  /** Any unknown path; it redirects to /404. */
  unknown: {
    name: 'unknown',
    path: '*',
    layout: 'bare',
    access: 'error',
    title: 'failures.notFound.title',
  },
} as const satisfies Record<string, AddressRow>

type PublicAddress = (typeof addresses)[keyof typeof addresses]
export type AddressName = (PublicAddress | OfficeAddress)['name']
/** A row that has a screen; its type makes the compiler check that the title's message exists. */
export type Address = Extract<PublicAddress, { readonly title: string }> | OfficeAddress

/** The product's own first path segments, which are never a department's (product.md 2.0). */
export const reservedWords: readonly string[] = [
  'api',
  'assets',
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
  return slug.length <= 63 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !reservedWords.includes(slug)
}
