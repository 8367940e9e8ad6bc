import { chakra } from '@chakra-ui/react/styled-system'
import { CartContents } from './cart-contents'
import { CartFooter } from './cart-footer'
import { useCartCheck } from './use-cart-check'

/** The content of the cart panel once the cart has items. */
export function FilledCart() {
  const cart = useCartCheck()
  return (
    <>
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
    </>
  )
}
