import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import {
  DailyTransactionsPage,
  type DailyTransactionsSearch,
} from '@/app/pages/daily-transactions-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute(
  '/_admin/transactions-reports/transactions/$merchant/$department',
)({
  staticData: { address: officeAddresses.merchantDailyTransactions },
  validateSearch: searchOf<DailyTransactionsSearch>(),
  beforeLoad: needsMessages(
    'transactions',
    'transaction-report',
    'dashboard',
    'payment-status',
    'date-words',
    'list',
    'chart',
    'changes',
    'forms',
    'audit',
  ),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <DailyTransactionsPage place={Route.useParams()} search={Route.useSearch()} />
}
