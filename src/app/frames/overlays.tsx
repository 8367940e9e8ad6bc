import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { cart } from '@/state/cart/cart'
import { overlays } from '@/state/overlays'
import { lazyUi } from '@/ui/theme/late-ui'

// Overlays are loaded when they are first opened.
const CartDrawer = lazyUi(
  async () => (await import('@/screens/citizen/cart/cart-drawer')).CartDrawer,
)
const FindReceipt = lazyUi(
  async () => (await import('@/screens/citizen/receipts/find-receipt')).FindReceipt,
)

export function Overlays() {
  const { panelOpen } = useSnapshot(cart)
  const { findReceipt } = useSnapshot(overlays)
  const mayPay = useMayPay()
  return (
    <LazyBoundary>
      {panelOpen && mayPay && <CartDrawer />}
      {findReceipt && <FindReceipt />}
    </LazyBoundary>
  )
}

/** The receipt lookup stays available when the page is broken, perhaps along with the cart. */
export function ReceiptOverlay() {
  const { findReceipt } = useSnapshot(overlays)
  return <LazyBoundary>{findReceipt && <FindReceipt />}</LazyBoundary>
}
