import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { showCart } from '@/state/cart/cart'
import { Drawer } from '@/ui/overlay/drawer'
import { useArea } from '@/i18n/use-area'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { EmptyCart } from './empty-cart'
import { useCartCheck } from './use-cart-check'

const close = () => showCart(false)

/** The cart on any page, opened from the header; mounted while open. */
export function CartDrawer() {
  // Most visits begin with an empty cart.
  useArea('cart-lines')
  const cart = useCartCheck()
  const router = useRouter()
  // Any navigation closes the drawer: a link inside it, or Back.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()),
    [router],
  )
  return (
    <Drawer
      open
      fullOnPhone
      onClose={close}
      title={<FormattedMessage id="cart.panel.title" />}
      {...(cart.items.length > 0 && {
        footer: (
          <chakra.div display="flex" flexDirection="column" gap="3">
            <CartFooter cart={cart} onCheckOut={close} />
          </chakra.div>
        ),
      })}
    >
      <CartContents cart={cart} empty={<EmptyCart onLeave={close} />} />
    </Drawer>
  )
}
