import { createFileRoute } from '@tanstack/react-router'
import { officeTwinRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { postingDepartmentList } from '@/contract/reports/reports'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { PostingReport } from '@/screens/office/reports/posting/posting-report'

export const Route = createFileRoute('/_admin/reports/')({
  ...officeTwinRoute(officeScreens.postingReport),
  validateSearch: searchOf<ListAddress<typeof postingDepartmentList.query>>(),
  component: PostingReport,
})
