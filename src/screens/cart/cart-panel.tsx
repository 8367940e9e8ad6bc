import { FormattedMessage } from 'react-intl'
import { SideCard } from '@/ui/side-card'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { useCartCheck } from './use-cart-check'

/** The cart beside a search or a bill; on narrow screens the drawer has it. */
export function CartPanel() {
  const cart = useCartCheck()
  return (
    <SideCard title={<FormattedMessage id="cart.panel.title" />}>
      <CartContents cart={cart} />
      <CartFooter cart={cart} />
    </SideCard>
  )
}
