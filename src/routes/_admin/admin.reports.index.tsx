import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { knownMerchantOnly } from '@/app/pages/known-merchant'
import { PostingReportPage, type PostingReportSearch } from '@/app/pages/posting-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/reports/')({
  ...officeRoute(officeScreens.postingReport),
  validateSearch: searchOf<PostingReportSearch>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/reports'),
  component: Page,
})

function Page() {
  return <PostingReportPage search={Route.useSearch()} />
}
