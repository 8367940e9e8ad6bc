import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { WrongUrl } from '@/screens/entry/errors/wrong-url'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_bare/wrong-url')({
  staticData: { address: addresses.wrongUrl },
  loader: () => loadMessages('errors'),
  component: WrongUrl,
  errorComponent: PanelError,
  // The outcome of a payment is reported once.
  onLeave: forgetPaymentLedAway,
})
