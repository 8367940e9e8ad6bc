import { putBackItems, type Removal, removalOf } from '@/rules/cart/removal'
import { cart, removeFromCart, replaceCart } from './cart'

/** Like `removeFromCart`; what it answers can be put back. Apart from what every page loads. */
export function takeFromCart(ids: readonly string[]): Removal {
  const removal = removalOf(cart.items, ids)
  removeFromCart(ids)
  return removal
}

export function putBack(removal: Removal): void {
  replaceCart(putBackItems(cart.items, removal))
}
