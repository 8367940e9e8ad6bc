import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsMessages } from '@/app/frames/load-messages'
import { searchOf } from '@/rules/addresses/address-search'
import { MerchantAccountPage } from '@/app/pages/merchant-account-page'
import { addresses } from '@/rules/addresses/addresses'
import type { ActivitySearch } from '@/screens/office/lookup/use-activity-page'

export const Route = createFileRoute('/_public/merchant-account-view/$account/$client/$department')(
  {
    staticData: { address: addresses.merchantAccountView },
    validateSearch: searchOf<ActivitySearch>(),
    beforeLoad: needsMessages(
      'lookup',
      'list',
      'paid-with',
      'account-view',
      'bill',
      'payment-status',
      'audit',
      'office',
      'changes',
      'counter',
      'checkout',
      'forms',
    ),
    component: Page,
    errorComponent: PanelError,
  },
)

function Page() {
  const { department, ...account } = Route.useParams()
  return <MerchantAccountPage of={{ ...account, departmentId: department }} />
}
