import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparesFiles, forgetColumns } from '../../support/file-and-screen'
import { cancelExports } from '../../support/saved-file'
import { Screen, type ScreenProps } from '../../support/screen'

/** What is exported is what the screen shows, to the cent (product.md A9 to A14, "Export"). */
const meta = {
  title: 'Office/Reports/Files',
  component: Screen,
  tags: ['!dev'],
  // All columns are read from the head, which folded rows have not.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    forgetColumns()
    return () => {
      cancelExports()
      forgetColumns()
    }
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const days = 'from=2026-05-26&to=2026-06-01&per_page=100'
const ofTheCounty = { tenant: 'miamicounty', persona: 'merchant-admin' } as const
const ofAll = { tenant: null, persona: 'admin' } as const

const posting = ['Posting date: From', 'Posting date: To']
const made = ['Days: From', 'Days: To']

const files = (args: ScreenProps, caption: string, of: readonly string[]): Story => ({
  args,
  play: async ({ canvasElement }) => comparesFiles(canvasElement, caption, of),
})

export const PostingMerchants = files(
  { ...ofAll, path: `/admin/reports?${days}` },
  'Posting Report',
  posting,
)
export const PostingDepartments = files(
  { ...ofTheCounty, path: `/reports/departments/1?${days}` },
  'Posting report departments',
  [...posting, 'Merchant'],
)
export const PostingTransactions = files(
  { ...ofTheCounty, path: `/reports/transactions/1/real-estate-tax?${days}` },
  'Posting report transactions',
  [...posting, 'Merchant', 'Department'],
)
export const OnlyECheckReturns = files(
  {
    ...ofTheCounty,
    path: `/reports/transactions/1/real-estate-tax?${days}&type=return&tender=echeck`,
  },
  'Posting report transactions',
  [...posting, 'Merchant', 'Department'],
)
export const TransactionReport = files(
  { ...ofAll, path: `/admin/transactions-reports?${days}` },
  'Transaction Report',
  made,
)
export const TransactionDepartments = files(
  { ...ofTheCounty, path: `/transactions-reports?${days}` },
  'Transaction report departments',
  [...made, 'Merchant'],
)

/** Without a choice of days it says which they are. */
export const UsualDays = files(
  { ...ofTheCounty, path: '/reports/departments/1' },
  'Posting report departments',
  [...posting, 'Merchant'],
)
export const TransactionDepartmentsByTender = files(
  { ...ofTheCounty, path: `/transactions-reports?${days}&tender=echeck&status=pending,returned` },
  'Transaction report departments',
  [...made, 'Merchant', 'Payment method', 'Status'],
)
/** A day with declined attempts, and one whose outcome is unknown. */
const aDay = '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-29&per_page=100'
const ofADay = ['Day', 'Merchant', 'Department']
export const DailyTransactions = files({ ...ofTheCounty, path: aDay }, 'Daily transactions', ofADay)
export const DailyTransactionsByTender = files(
  { ...ofTheCounty, path: `${aDay}&tender=card` },
  'Daily transactions',
  [...ofADay, 'Payment method'],
)
