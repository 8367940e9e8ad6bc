import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { cycleLabelsQuery, departmentsQuery } from '@/api/departments/departments'
import { type ReceiptKey, receiptQuery } from '@/api/payments/receipts'
import { searchOf, type UnreadSearch } from '@/rules/addresses/address-search'
import { addresses } from '@/rules/addresses/addresses'
import { tenantOf } from '@/rules/tenants/hosts'
import { Receipt } from '@/screens/citizen/receipts/receipt'
import { ReceiptPending } from '@/screens/citizen/receipts/receipt-pending'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'
import type { Site } from '@/app/router-context'

interface ReceiptSearch {
  /** On the root domain: whose receipt it is (decision 19). */
  readonly merchant?: string | undefined
}

/** A merchant's own site shows no other's. */
const keyOf = (site: Site, id: string, { merchant }: UnreadSearch<ReceiptSearch>): ReceiptKey => ({
  id,
  merchant: tenantOf(site.host) !== null || merchant === undefined ? null : String(merchant),
})

export const Route = createFileRoute('/_bare/print-receipt/$id')({
  staticData: { address: addresses.printReceipt },
  validateSearch: searchOf<ReceiptSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, site }, params, deps }) => {
    const key = keyOf(site, params.id, deps)
    await Promise.all([
      loadMessages('receipts', 'payment-words', 'site-off'),
      queryClient.query({ ...receiptQuery(key), staleTime: 'static' }),
      tenantOf(site.host) !== null && readNames(queryClient),
    ])
  },
  component: ReceiptPage,
  pendingComponent: ReceiptPending,
  errorComponent: PanelError,
})

/** They tell a parcel from a permit; a receipt does not wait long for that. */
function readNames(queryClient: QueryClient) {
  queryClient.query(cycleLabelsQuery).catch(() => undefined)
  return Promise.race([
    queryClient.query(departmentsQuery).catch(() => undefined),
    new Promise((done) => setTimeout(done, 1_000)),
  ])
}

function ReceiptPage() {
  const { site } = Route.useRouteContext()
  return <Receipt of={keyOf(site, Route.useParams().id, Route.useSearch())} />
}
