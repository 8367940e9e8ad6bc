import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import {
  PostingDepartmentsPage,
  type PostingDepartmentsSearch,
} from '@/app/pages/posting-departments-page'
import { officeScreens } from '@/rules/addresses/office-addresses'

export const Route = createFileRoute('/_admin/admin/reports/departments/$id')({
  ...officeRoute(officeScreens.postingDepartments),
  validateSearch: searchOf<PostingDepartmentsSearch>(),
  component: Page,
})

function Page() {
  return <PostingDepartmentsPage merchantId={Route.useParams().id} search={Route.useSearch()} />
}
