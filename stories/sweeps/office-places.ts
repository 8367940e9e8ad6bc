import { sampleUser } from '@mocks/scenarios/page-samples'
import type { ScreenProps } from '../support/screen'

/** Pages of the office that the sweeps open. */

const office = { persona: 'merchant-admin' } as const
const provider = { persona: 'super', tenant: null } as const
const days = 'from=2026-01-01&to=2026-06-01'
const day = 'day=2026-05-29'
const county = '1/real-estate-tax'

export const officePlaces = {
  dashboard: { path: '/dashboard', ...office },
  providerDashboard: { path: '/admin/dashboard', ...provider },
  user: { path: `/users/add-user/${sampleUser}`, ...office },
  wizard: { path: '/admin/settings/add-settings/1', ...provider },
  providerPostingDepartments: { path: `/admin/reports/departments/1?${days}`, ...provider },
  providerPostingTransactions: {
    path: `/admin/reports/transactions/${county}?${days}`,
    ...provider,
  },
  providerTransactionDepartments: {
    path: `/admin/transactions-reports/departments/1?${days}`,
    ...provider,
  },
  providerDailyTransactions: {
    path: `/admin/transactions-reports/transactions/${county}?${day}`,
    ...provider,
  },
  importAccounts: { path: '/import/accounts', ...office },
  warnings: { path: '/admin/warnings', ...provider },
} as const satisfies Readonly<Record<string, ScreenProps & { path: string }>>
