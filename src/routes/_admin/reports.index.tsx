import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { PostingReportPage } from '@/app/pages/posting-report-page'
import { officeScreens } from '@/rules/addresses/office-addresses'
import type { PostingDepartmentsSearch } from '@/app/pages/posting-departments-page'

export const Route = createFileRoute('/_admin/reports/')({
  ...officeTwinRoute(officeScreens.postingReport),
  validateSearch: searchOf<PostingDepartmentsSearch>(),
  component: Page,
})

function Page() {
  return <PostingReportPage search={Route.useSearch()} />
}
