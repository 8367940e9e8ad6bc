import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  PostingTransactionsPage,
  type PostingTransactionsSearch,
} from '@/app/pages/posting-transactions-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/reports/transactions/$merchant/$department')({
  ...officeTwinRoute(officeScreens.postingTransactions),
  validateSearch: searchOf<PostingTransactionsSearch>(),
  component: Page,
})

function Page() {
  return <PostingTransactionsPage place={Route.useParams()} search={Route.useSearch()} />
}
