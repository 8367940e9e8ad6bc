import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import {
  PostingTransactionsPage,
  type PostingTransactionsSearch,
} from '@/app/pages/posting-transactions-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/reports/transactions/$merchant/$department')({
  staticData: { address: officeAddresses.adminPostingTransactions },
  validateSearch: searchOf<PostingTransactionsSearch>(),
  beforeLoad: needsMessages(
    'reports',
    'date-words',
    'list',
    'payment-status',
    'transactions',
    'changes',
    'forms',
    'audit',
  ),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <PostingTransactionsPage place={Route.useParams()} search={Route.useSearch()} />
}
