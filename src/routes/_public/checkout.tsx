import { createFileRoute } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments'
import { iframeUrlsQuery } from '@/api/merchants'
import { cartCheckQuery } from '@/api/payments'
import { chooseLocale } from '@/i18n/locales'
import { loadPack } from '@/i18n/packs'
import { addresses } from '@/rules/addresses'
import { Checkout } from '@/screens/checkout/checkout'
import { CheckoutPending } from '@/screens/checkout/checkout-pending'
import { payItemsOf } from '@/screens/checkout/order'
import { readCheckoutSearch } from '@/screens/checkout/steps'
import { shownItems } from '@/state/cart'
import { config } from '@/state/layout-config'
import { PanelError } from '../-error-panel'

export const Route = createFileRoute('/_public/checkout')({
  staticData: { address: addresses.checkout },
  validateSearch: readCheckoutSearch,
  loader: async ({ context: { queryClient } }) => {
    // Wanted in the last step only; a failure shows there.
    queryClient.query(iframeUrlsQuery).catch(() => undefined)
    const items = payItemsOf(shownItems())
    await Promise.all([
      loadPack(chooseLocale(config.language, navigator.languages), 'checkout'),
      queryClient.query({ ...departmentsQuery, staleTime: 'static' }),
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
