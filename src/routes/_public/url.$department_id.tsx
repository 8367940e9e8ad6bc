import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { tenantHost, tenantOf } from '@/rules/tenants/hosts'
import { UrlPayments } from '@/screens/citizen/url-payments/url-payments'
import { ParcelSearchPending } from '@/screens/citizen/parcels/search/parcel-search-pending'
import { departmentAt } from '@/app/guard/department-at'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_public/url/$department_id')({
  staticData: { address: addresses.urlPayments },
  loader: async ({ context, params }) => {
    const [department] = await Promise.all([
      departmentAt(context, '/url/$department_id', params.department_id),
      loadMessages('url-payments', 'bill'),
    ])
    return department
  },
  component: UrlPaymentsPage,
  pendingComponent: ParcelSearchPending,
  errorComponent: PanelError,
})

function UrlPaymentsPage() {
  const { site } = Route.useRouteContext()
  return <UrlPayments host={tenantHost(site, tenantOf(site.host) ?? '')} />
}
