import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { LostSearch } from '@/screens/citizen/departments/lost-search'
import { NotFound } from '@/screens/entry/errors/not-found'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_bare/404')({
  staticData: { address: addresses.notFound },
  loader: () => loadMessages('errors', 'department-list'),
  component: NotFoundPage,
  errorComponent: PanelError,
  // The outcome of a payment is reported once.
  onLeave: forgetPaymentLedAway,
})

function NotFoundPage() {
  return <NotFound search={<LostSearch />} />
}
