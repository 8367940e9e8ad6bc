import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { Late } from '@/screens/shared/late'
import { cart } from '@/state/cart'
import { overlays } from '@/state/overlays'

// What floats over a page is loaded when it is first shown.
const CartDrawer = lazy(() =>
  import('@/screens/cart/cart-drawer').then((module) => ({ default: module.CartDrawer })),
)
const FindReceipt = lazy(() =>
  import('@/screens/receipts/find-receipt').then((module) => ({ default: module.FindReceipt })),
)

export function Overlays() {
  const { panelOpen } = useSnapshot(cart)
  const { findReceipt } = useSnapshot(overlays)
  return (
    <Late>
      {panelOpen && <CartDrawer />}
      {findReceipt && <FindReceipt />}
    </Late>
  )
}
