import { acceptDifferences, type CartDifference } from '@/rules/cart/cart-check'
import { cart, replaceCart } from './cart'

/** The visitor accepts the changes since the items were added. Apart from what every page loads. */
export function acceptInCart(differences: readonly CartDifference[]): void {
  replaceCart(acceptDifferences(cart.items, differences))
}
