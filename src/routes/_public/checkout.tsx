import { createFileRoute } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments/departments'
import { iframeUrlsQuery } from '@/api/payments/iframe-urls'
import { cartCheckQuery } from '@/api/payments/payments'
import { addresses } from '@/rules/addresses/addresses'
import { may } from '@/rules/people/permissions'
import { subjectOf } from '@/rules/people/subject'
import { Checkout } from '@/screens/citizen/checkout/checkout'
import { CheckoutPending } from '@/screens/citizen/checkout/checkout-pending'
import { payItemsOf } from '@/rules/cart/pay-items'
import { readCheckoutSearch } from '@/screens/citizen/checkout/steps'
import { shownItems } from '@/state/cart/cart'
import { session } from '@/state/session/session'
import { PanelError } from '@/app/failures/error-panel'
import { takeOver } from '@/app/prefetch'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_public/checkout')({
  staticData: { address: addresses.checkout },
  validateSearch: readCheckoutSearch,
  loader: async ({ context }) => {
    const { queryClient } = context
    const mayPay = may(subjectOf(session.user), 'payments.pay')
    // Needed in the last step only; a failure shows there.
    if (mayPay) queryClient.query(iframeUrlsQuery).catch(() => undefined)
    const items = mayPay ? payItemsOf(shownItems()) : []
    await Promise.all([
      loadMessages('checkout', 'cart-lines'),
      takeOver(context, { ...departmentsQuery, staleTime: 'static' }),
      items.length > 0 && queryClient.query(cartCheckQuery(items)),
    ])
  },
  component: CheckoutPage,
  pendingComponent: CheckoutPending,
  errorComponent: PanelError,
})

function CheckoutPage() {
  return <Checkout step={Route.useSearch().step} />
}
