import { type CartItem, isSameBill } from './cart'

/**
 * What is paid next: where it is one bill at a time the newest, with its parts; what was added
 * before that was asked for waits for its turn (product.md 2.2, "Cart panel").
 */
export function payableItems(items: readonly CartItem[], single: boolean): CartItem[] {
  const newest = items.at(-1)
  return items.filter((item) => !single || item === newest || (newest && isSameBill(item, newest)))
}
