import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { BlindPayments } from '@/screens/citizen/blind-payments/blind-payments'
import { CartPanel } from '@/screens/citizen/cart/cart-panel'
import { ParcelSearchPending } from '@/screens/citizen/parcels/search/parcel-search-pending'
import { departmentAt, typesOf } from '@/app/guard/department-at'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_public/blind-payments/$department_id')({
  staticData: { address: addresses.blindPayments },
  loader: async ({ context, params }) => {
    const to = '/blind-payments/$department_id'
    const [department] = await Promise.all([
      departmentAt(context, to, params.department_id),
      loadMessages('blind-payments', 'bill'),
    ])
    return { department, types: await typesOf(context.queryClient, department) }
  },
  component: () => <BlindPayments cart={<CartPanel />} />,
  pendingComponent: ParcelSearchPending,
  errorComponent: PanelError,
})
