import { createFileRoute } from '@tanstack/react-router'
import { cycleLabelsQuery, departmentsQuery } from '@/api/departments/departments'
import { receiptQuery } from '@/api/payments/receipts'
import { addresses } from '@/rules/addresses/addresses'
import { Receipt } from '@/screens/citizen/receipts/receipt'
import { ReceiptPending } from '@/screens/citizen/receipts/receipt-pending'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_bare/print-receipt/$id')({
  staticData: { address: addresses.printReceipt },
  loader: async ({ context: { queryClient }, params }) => {
    queryClient.query(cycleLabelsQuery).catch(() => undefined)
    const departments = queryClient.query(departmentsQuery).catch(() => undefined)
    await Promise.all([
      loadMessages('receipts', 'payment-words', 'site-off'),
      queryClient.query({ ...receiptQuery(params.id), staleTime: 'static' }),
      // They tell a parcel from a permit; a receipt does not wait long for that.
      Promise.race([departments, new Promise((done) => setTimeout(done, 1_000))]),
    ])
  },
  component: ReceiptPage,
  pendingComponent: ReceiptPending,
  errorComponent: PanelError,
})

function ReceiptPage() {
  return <Receipt id={Route.useParams().id} />
}
