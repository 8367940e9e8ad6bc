import { chakra } from '@chakra-ui/react/styled-system'
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
      {cart.items.length > 0 && (
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="3"
          pt="3"
          borderTop="1px solid"
          borderColor="line.strong"
        >
          <CartFooter cart={cart} />
        </chakra.div>
      )}
    </SideCard>
  )
}
