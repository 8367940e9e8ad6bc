import { createFileRoute } from '@tanstack/react-router'
import { PanelError } from '@/app/failures/error-panel'
import { needsOfficeMessages } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { MerchantAccountPage } from '@/app/pages/merchant-account-page'
import { addresses } from '@/rules/addresses/addresses'
import type { ActivitySearch } from '@/screens/office/lookup/use-activity-page'

export const Route = createFileRoute('/_shared/merchant-account-view/$account/$client/$department')(
  {
    staticData: { address: addresses.merchantAccountView },
    validateSearch: searchOf<ActivitySearch>(),
    beforeLoad: needsOfficeMessages('merchant-account-view'),
    component: Page,
    errorComponent: PanelError,
  },
)

function Page() {
  const { department, ...account } = Route.useParams()
  return <MerchantAccountPage of={{ ...account, departmentId: department }} />
}
