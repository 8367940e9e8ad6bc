import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import { PostingReportPage } from '@/app/pages/posting-report-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'
import type { PostingDepartmentsSearch } from '@/app/pages/posting-departments-page'

export const Route = createFileRoute('/_admin/reports/')({
  staticData: { address: officeAddresses.merchantPostingReport },
  validateSearch: searchOf<PostingDepartmentsSearch>(),
  beforeLoad: needsMessages('reports', 'date-words', 'list', 'changes', 'forms'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <PostingReportPage search={Route.useSearch()} />
}
