import { createFileRoute } from '@tanstack/react-router'
import { cycleLabelsQuery } from '@/api/departments'
import { receiptQuery } from '@/api/receipts'
import { addresses } from '@/rules/addresses/addresses'
import { Receipt } from '@/screens/citizen/receipts/receipt'
import { ReceiptPending } from '@/screens/citizen/receipts/receipt-pending'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_bare/print-receipt/$id')({
  staticData: { address: addresses.printReceipt },
  loader: async ({ context: { queryClient }, params }) => {
    queryClient.query(cycleLabelsQuery).catch(() => undefined)
    await Promise.all([
      loadMessages('receipts', 'payment-status', 'site-off'),
      queryClient.query({ ...receiptQuery(params.id), staleTime: 'static' }),
    ])
  },
  component: ReceiptPage,
  pendingComponent: ReceiptPending,
  errorComponent: PanelError,
})

function ReceiptPage() {
  return <Receipt id={Route.useParams().id} />
}
