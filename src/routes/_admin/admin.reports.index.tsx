import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import { PostingReportPage, type PostingReportSearch } from '@/app/pages/posting-report-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/reports/')({
  staticData: { address: officeAddresses.adminPostingReport },
  validateSearch: searchOf<PostingReportSearch>(),
  beforeLoad: needsMessages('reports', 'date-words', 'list'),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/reports'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <PostingReportPage search={Route.useSearch()} />
}
