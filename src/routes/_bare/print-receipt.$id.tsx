import { createFileRoute } from '@tanstack/react-router'
import { cycleLabelsQuery } from '@/api/departments'
import { receiptQuery } from '@/api/receipts'
import { chooseLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { addresses } from '@/rules/addresses/addresses'
import { Receipt } from '@/screens/citizen/receipts/receipt'
import { ReceiptPending } from '@/screens/citizen/receipts/receipt-pending'
import { config } from '@/state/layout-config'
import { PanelError } from '@/app/failures/error-panel'

export const Route = createFileRoute('/_bare/print-receipt/$id')({
  staticData: { address: addresses.printReceipt },
  loader: async ({ context: { queryClient }, params }) => {
    queryClient.query(cycleLabelsQuery).catch(() => undefined)
    await Promise.all([
      loadAreas(chooseLocale(config.language, navigator.languages), 'receipts', 'site-off'),
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
