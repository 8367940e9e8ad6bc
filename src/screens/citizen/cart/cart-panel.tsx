import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { cart, useShownItems } from '@/state/cart/cart'
import { SideCard } from '@/ui/layout/side-card'
import { lazyUi } from '@/ui/theme/late-ui'
import { EmptyCart } from './empty-cart'

// Most visits begin with an empty cart. What a filled one needs stays out of the first screen.
const FilledCart = lazyUi(async () => (await import('./filled-cart')).FilledCart)

interface CartPanelProps {
  /** It stands beside a search; elsewhere an empty cart is not shown. */
  searchable?: boolean
}

/** The cart beside a search or a bill; on narrow screens the drawer has it. */
export function CartPanel({ searchable = false }: CartPanelProps) {
  const items = useShownItems()
  const { damaged } = useSnapshot(cart)
  // Once filled it stays, because it has the focus when its last line is removed.
  const [filled, setFilled] = useState(false)
  if (!filled && (items.length > 0 || damaged)) setFilled(true)
  if (!filled && !searchable) return null
  return (
    <SideCard title={<FormattedMessage id="cart.panel.title" />}>
      {filled ? (
        <LazyBoundary>
          <FilledCart searchable={searchable} />
        </LazyBoundary>
      ) : (
        <EmptyCart searchable />
      )}
    </SideCard>
  )
}
