import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsOfficeMessages } from '@/app/frames/office-route'
import { ImportPaymentsPage } from '@/app/pages/import-payments-page'
import { addresses } from '@/rules/addresses/addresses'
import { searchOf } from '@/rules/addresses/address-search'
import type { ImportsSearch } from '@/screens/office/imports/import-search'

export const Route = createFileRoute('/_shared/$department_id/import-payments')({
  staticData: { address: addresses.importPayments },
  validateSearch: searchOf<ImportsSearch>(),
  beforeLoad: needsOfficeMessages('import-payments'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  const { department_id } = Route.useParams()
  return <ImportPaymentsPage key={department_id} departmentId={department_id} />
}
