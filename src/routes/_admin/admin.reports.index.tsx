import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { knownMerchantOnly } from '@/app/pages/reject-unknown-merchant'
import type { ListAddress } from '@/contract/list'
import type { postingReportList } from '@/contract/reports/posting-report'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { PostingReport } from '@/screens/office/reports/posting/posting-report'

export const Route = createFileRoute('/_admin/admin/reports/')({
  ...officeRoute(officeScreens.postingReport),
  validateSearch: searchOf<ListAddress<typeof postingReportList.query>>(),
  loaderDeps: ({ search }) => ({ merchant: search.merchant_id }),
  loader: knownMerchantOnly('/admin/reports'),
  component: PostingReport,
})
