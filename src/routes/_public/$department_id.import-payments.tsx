import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { ImportPaymentsPage } from '@/app/pages/import-payments-page'
import { addresses } from '@/rules/addresses/addresses'
import { searchOf } from '@/rules/addresses/address-search'
import type { ImportsSearch } from '@/screens/office/imports/import-search'

export const Route = createFileRoute('/_public/$department_id/import-payments')({
  staticData: { address: addresses.importPayments },
  validateSearch: searchOf<ImportsSearch>(),
  beforeLoad: needsMessages('imports', 'office', 'list', 'changes', 'forms'),
  component: Page,
  errorComponent: PanelError,
})

function Page() {
  const { department_id } = Route.useParams()
  return <ImportPaymentsPage key={department_id} departmentId={department_id} />
}
