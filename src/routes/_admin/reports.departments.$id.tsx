import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { postingDepartmentList } from '@/contract/reports/reports'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { PostingDepartments } from '@/screens/office/reports/posting/posting-departments'

export const Route = createFileRoute('/_admin/reports/departments/$id')({
  ...officeTwinRoute(officeScreens.postingDepartments),
  validateSearch: searchOf<ListAddress<typeof postingDepartmentList.query>>(),
  component: Page,
})

function Page() {
  return <PostingDepartments merchantId={Route.useParams().id} />
}
