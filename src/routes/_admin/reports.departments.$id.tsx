import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/app/pages/address-search'
import {
  PostingDepartmentsPage,
  type PostingDepartmentsSearch,
} from '@/app/pages/posting-departments-page'
import { officeAddresses } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/reports/departments/$id')({
  staticData: { address: officeAddresses.merchantPostingDepartments },
  validateSearch: searchOf<PostingDepartmentsSearch>(),
  beforeLoad: needsMessages('reports', 'date-words', 'list', 'changes', 'forms'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  return <PostingDepartmentsPage merchantId={Route.useParams().id} search={Route.useSearch()} />
}
