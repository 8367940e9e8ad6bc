import { type CartItem, isSameBill } from './cart'

/**
 * The items to pay next: where one bill is paid at a time, the newest bill's; earlier ones wait
 * (product.md 2.2, "Cart panel").
 */
export function payableItems(items: readonly CartItem[], single: boolean): CartItem[] {
  const newest = items.at(-1)
  return items.filter((item) => !single || item === newest || (newest && isSameBill(item, newest)))
}
