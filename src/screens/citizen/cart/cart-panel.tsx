import { lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { cart, useShownItems } from '@/state/cart'
import { SideCard } from '@/ui/layout/side-card'
import { EmptyCart } from './empty-cart'

// Most visits begin with an empty cart, so a filled cart's code stays out of the first screen.
const FilledCart = lazy(() =>
  import('./filled-cart').then((module) => ({ default: module.FilledCart })),
)

/** The cart beside a search or a bill; narrow screens have the drawer instead. */
export function CartPanel() {
  const items = useShownItems()
  const { damaged } = useSnapshot(cart)
  // Once filled it stays mounted, because the focus is in it when its last line is removed.
  const [filled, setFilled] = useState(false)
  if (!filled && (items.length > 0 || damaged)) setFilled(true)
  return (
    <SideCard title={<FormattedMessage id="cart.panel.title" />}>
      {filled ? (
        <LazyBoundary>
          <FilledCart />
        </LazyBoundary>
      ) : (
        <EmptyCart />
      )}
    </SideCard>
  )
}
