import { sampleUser } from '@mocks/scenarios/page-samples'
import type { ScreenProps } from '../support/screen'

/** Every page of the office with content: each address once, and the states that look different. */

const office = { persona: 'merchant-admin' } as const
const provider = { persona: 'super', tenant: null } as const
const days = 'from=2026-01-01&to=2026-06-01'
const day = 'day=2026-05-29'
const county = '1/real-estate-tax'
const notice = '/notifications/1/notification'

export const officePlaces = {
  dashboard: { path: '/dashboard', ...office },
  providerDashboard: { path: '/admin/dashboard', ...provider },
  searchForBills: { path: '/search-for-bill?q=08-0045', ...office },
  users: { path: '/users/1', ...office },
  citizens: { path: '/users/1?tab=citizens', ...office },
  invitations: { path: '/users/1?tab=invites', ...office },
  addUser: { path: '/users/add-user', ...office },
  user: { path: `/users/add-user/${sampleUser}`, ...office },
  userPayments: { path: `/users/add-user/${sampleUser}?tab=payments`, ...office },
  providerUsers: { path: '/admin/users/merchants/1', ...provider },
  providerUser: { path: `/admin/users/merchants/add-user/${sampleUser}`, ...provider },
  userMerchants: { path: '/admin/users/merchants', ...provider },
  userSearch: { path: '/admin/users/search?q=an', ...provider },
  providerAccount: {
    path: `/admin/users/account-view/${sampleUser}/08-004512/0001/real-estate-tax`,
    ...provider,
  },
  settings: { path: '/admin/settings', ...provider },
  wizard: { path: '/admin/settings/add-settings/1', ...provider },
  wizardDepartments: { path: '/admin/settings/add-settings/1?step=departments', ...provider },
  posting: { path: `/reports?${days}`, ...office },
  postingDepartments: { path: `/reports/departments/1?${days}`, ...office },
  postingTransactions: { path: `/reports/transactions/${county}?${days}`, ...office },
  providerPosting: { path: `/admin/reports?${days}`, ...provider },
  providerPostingDepartments: { path: `/admin/reports/departments/1?${days}`, ...provider },
  providerPostingTransactions: {
    path: `/admin/reports/transactions/${county}?${days}`,
    ...provider,
  },
  transactions: { path: `/transactions-reports?${days}`, ...office },
  transactionDepartments: { path: `/transactions-reports/departments/1?${days}`, ...office },
  dailyTransactions: { path: `/transactions-reports/transactions/${county}?${day}`, ...office },
  providerTransactions: { path: `/admin/transactions-reports?${days}`, ...provider },
  providerTransactionDepartments: {
    path: `/admin/transactions-reports/departments/1?${days}`,
    ...provider,
  },
  providerDailyTransactions: {
    path: `/admin/transactions-reports/transactions/${county}?${day}`,
    ...provider,
  },
  importAccounts: { path: '/import/accounts', ...office },
  importPermits: { path: '/import/import-permit', ...office },
  importAging: { path: '/import/import-aging', ...provider },
  importUsers: { path: '/admin/import-users', ...provider },
  notificationMerchants: { path: '/admin/notifications', ...provider },
  notices: { path: '/notifications/1?type=BILLING', ...office },
  newNotice: { path: `${notice}/GENERAL`, ...office },
  noticeAudience: { path: `${notice}/GENERAL/6?step=audience`, ...office },
  noticeConfirm: { path: `${notice}/GENERAL/6?step=confirm`, ...office },
  noticeResults: { path: `${notice}/BILLING/3`, ...office },
  warnings: { path: '/admin/warnings', ...provider },
  warning: { path: '/admin/warnings?warning=1', ...provider },
  recaptcha: { path: '/admin/warnings/recaptcha', ...provider },
  attempt: { path: '/admin/warnings/recaptcha?event=60', ...provider },
  recaptchaSettings: { path: '/admin/warnings/recaptcha?tab=settings', ...provider },
  maintenance: { path: '/admin/maintenance', ...provider },
  newMaintenance: { path: '/admin/maintenance?window=new', ...provider },
} as const satisfies Readonly<Record<string, ScreenProps & { path: string }>>
