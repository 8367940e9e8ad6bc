import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  DailyTransactionsPage,
  type DailyTransactionsSearch,
} from '@/app/pages/daily-transactions-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute(
  '/_admin/admin/transactions-reports/transactions/$merchant/$department',
)({
  ...officeRoute(officeScreens.dailyTransactions),
  validateSearch: searchOf<DailyTransactionsSearch>(),
  component: Page,
})

function Page() {
  return <DailyTransactionsPage place={Route.useParams()} search={Route.useSearch()} />
}
