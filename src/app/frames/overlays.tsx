import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { cart } from '@/state/cart/cart'
import { overlays } from '@/state/overlays'

// Overlays are loaded when they are first opened.
const CartDrawer = lazy(() =>
  import('@/screens/citizen/cart/cart-drawer').then((module) => ({ default: module.CartDrawer })),
)
const FindReceipt = lazy(() =>
  import('@/screens/citizen/receipts/find-receipt').then((module) => ({
    default: module.FindReceipt,
  })),
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
