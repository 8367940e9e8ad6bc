import type { CallId, Contract } from '@/contract/all'
import type { CallAnswer } from '@/contract/endpoint'
import type { Pagination } from '@/contract/wire'
import type { AddressName } from '@/rules/addresses/addresses'
import { sampleUser } from '@mocks/scenarios/page-samples'
import type { ScreenProps } from '../support/screen'

/** Every list that has pages, at every address that shows it. */

/** Of an upload, which no world begins with; the refused rows are for a file alone. */
type RowsOfUpload = 'checkImport' | 'listRefusedRows'

/** The calls that answer with pages. */
export type PagedCall = Exclude<
  {
    [Id in CallId]: CallAnswer<Contract[Id]> extends { readonly pagination: Pagination }
      ? Id
      : never
  }[CallId],
  RowsOfUpload
>

export interface ListPlace extends Pick<ScreenProps, 'tenant' | 'persona'> {
  readonly path: string
  readonly address: AddressName
  /** The world has no rows for it. */
  readonly isEmpty?: true
}

const office = { persona: 'merchant-admin' } as const
const provider = { persona: 'super', tenant: null } as const
const citizen = { persona: 'user' } as const

const account = '08-004512/0001/real-estate-tax'
/** A clerk, about whom there are entries in the log. */
const clerk = '5'
const days = 'from=2026-01-01&to=2026-06-01'

/** A tab of a user's page, on both domains. */
const userTab = (tab: string, id: string): readonly ListPlace[] => [
  {
    ...office,
    address: 'merchant-add-user',
    path: `/users/add-user/${id}?tab=${tab}&per_page=10`,
  },
  {
    ...provider,
    address: 'admin-add-user',
    path: `/admin/users/merchants/add-user/${id}?tab=${tab}&per_page=10`,
  },
]

/** The compiler asks for the places of a new call. */
export const listPlaces = {
  searchBills: [
    { address: 'app-parcel-search', path: '/real-estate-tax/search?by=address&q=main&per_page=10' },
  ],
  listUserPayments: [
    { ...citizen, address: 'user-profile', path: `/user-profile/${sampleUser}?tab=history` },
  ],
  getAccountActivity: [
    { ...citizen, address: 'account-view', path: `/account-view/${sampleUser}/${account}?` },
    {
      ...office,
      address: 'merchant-account-view',
      path: `/merchant-account-view/${account}?list=activity`,
    },
  ],
  listActivityOfUser: [
    {
      ...provider,
      address: 'admin-account-view',
      path: `/admin/users/account-view/${sampleUser}/${account}?list=activity`,
    },
  ],
  listUsers: (['staff', 'citizens', 'invites'] as const).flatMap((tab): ListPlace[] => [
    { ...office, address: 'merchant-users', path: `/users/1?tab=${tab}&per_page=10` },
    { ...provider, address: 'admin-users', path: `/admin/users/merchants/1?tab=${tab}` },
  ]),
  searchUsers: [
    { ...provider, address: 'admin-user-search', path: '/admin/users/search?q=an&per_page=10' },
  ],
  listMerchants: [
    { ...provider, address: 'admin-user-merchants', path: '/admin/users/merchants?per_page=10' },
  ],
  listSettings: [{ ...provider, address: 'admin-settings', path: '/admin/settings?per_page=10' }],
  listUserActivity: userTab('activity', sampleUser),
  listPaymentsOfUser: userTab('payments', sampleUser),
  listAudit: [
    ...userTab('audit', clerk),
    {
      ...provider,
      address: 'admin-add-settings',
      path: '/admin/settings/add-settings/1?step=history&per_page=10',
      isEmpty: true,
    },
  ],
  listPostingReport: [
    { ...provider, address: 'admin-posting-report', path: `/admin/reports?${days}&per_page=10` },
  ],
  listPostingTransactions: [
    {
      ...office,
      address: 'merchant-posting-transactions',
      path: `/reports/transactions/1/real-estate-tax?${days}&per_page=10`,
    },
    {
      ...provider,
      address: 'admin-posting-transactions',
      path: `/admin/reports/transactions/1/real-estate-tax?${days}&per_page=10`,
    },
  ],
  listTransactions: [
    {
      ...office,
      address: 'merchant-daily-transactions',
      path: '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-29&per_page=10',
    },
    {
      ...provider,
      address: 'admin-daily-transactions',
      path: '/admin/transactions-reports/transactions/1/real-estate-tax?day=2026-05-29',
    },
  ],
  listNotificationMerchants: [
    { ...provider, address: 'admin-notifications', path: '/admin/notifications?per_page=10' },
  ],
  listNotifications: [
    {
      ...office,
      address: 'notification-list',
      path: '/notifications/1?type=BILLING&per_page=10',
    },
    { ...provider, address: 'notification-list', path: '/notifications/1?per_page=10' },
  ],
  listTransactionsReport: [
    {
      ...provider,
      address: 'admin-transaction-report',
      path: `/admin/transactions-reports?${days}&per_page=10`,
    },
  ],
  listTransactionsDepartments: [
    { ...office, address: 'merchant-transaction-report', path: `/transactions-reports?${days}` },
    {
      ...office,
      address: 'merchant-transaction-departments',
      path: `/transactions-reports/departments/1?${days}`,
    },
    {
      ...provider,
      address: 'admin-transaction-departments',
      path: `/admin/transactions-reports/departments/1?${days}`,
    },
  ],
  listImports: [
    { ...office, address: 'import-accounts', path: '/import/accounts?per_page=10' },
    { ...office, address: 'import-permit', path: '/import/import-permit?per_page=10' },
    { ...provider, address: 'import-aging', path: '/import/import-aging?per_page=10' },
    { ...provider, address: 'import-users', path: '/admin/import-users?per_page=10' },
    {
      ...office,
      address: 'import-payments',
      path: '/real-estate-tax/import-payments?per_page=10',
    },
  ],
  listMaintenanceWindows: [
    { ...provider, address: 'admin-maintenance', path: '/admin/maintenance?per_page=10' },
  ],
  listWarnings: [{ ...provider, address: 'admin-warnings', path: '/admin/warnings?per_page=10' }],
  listRecaptchaEvents: [
    {
      ...provider,
      address: 'admin-warnings-recaptcha',
      path: '/admin/warnings/recaptcha?per_page=10',
    },
  ],
} as const satisfies Readonly<Record<PagedCall, readonly ListPlace[]>>

/** Lists whose call answers all of a merchant: their pages are the screen's own. */
export const wholeLists: readonly ListPlace[] = [
  { ...office, address: 'merchant-posting-report', path: `/reports?${days}` },
  {
    ...office,
    address: 'merchant-posting-departments',
    path: `/reports/departments/1?${days}`,
  },
  {
    ...provider,
    address: 'admin-posting-departments',
    path: `/admin/reports/departments/1?${days}`,
  },
]

/** Pages without a list that has pages. */
export const withoutList: readonly AddressName[] = [
  'home',
  'departments',
  'overview-parcel',
  'checkout',
  'blind-payments',
  'url-payments',
  'sign-in',
  'sign-up',
  'password-reset',
  'password-reset-confirm',
  'notifications-unsubscribe',
  'print-receipt',
  '404',
  '500',
  'wrong-url',
  'unknown',
  'admin-dashboard',
  'merchant-dashboard',
  'search-for-bill',
  'notification',
]
