import { chakra } from '@chakra-ui/react/styled-system'
import { useArea } from '@/i18n/use-area'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { EmptyCart } from './empty-cart'
import { useCartCheck } from './use-cart-check'

/** The content of the cart panel once the cart has items. */
export function FilledCart({ searchable }: { searchable: boolean }) {
  // Most visits begin with an empty cart.
  useArea('cart-lines')
  const cart = useCartCheck()
  return (
    <Panel>
      <CartContents cart={cart} empty={<EmptyCart searchable={searchable} />} />
      {cart.items.length > 0 && (
        <Foot data-cart-foot="">
          <CartFooter cart={cart} />
        </Foot>
      )}
    </Panel>
  )
}

/** A long list scrolls by itself, with room for what stands above and below it. */
const Panel = chakra('div', {
  base: {
    display: 'contents',
    '& [data-cart-list]': {
      maxHeight: 'max(18rem, calc(100dvh - 28rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the ring of what has the focus, and for the buttons at the end of the lines.
      mx: '-2.5',
      px: '2.5',
      my: '-1',
      py: '1',
    },
  },
})

/** Total and button stay in sight where the card reaches below the window. */
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    pt: '3',
    borderTop: '1px solid',
    borderColor: 'line.strong',
    bg: 'surface',
    position: { lg: 'sticky' },
    bottom: '0',
    pb: { lg: '5' },
    mb: { lg: '-5' },
    borderBottomRadius: 'card',
  },
})
