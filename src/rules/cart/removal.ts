import type { CartItem } from './cart'

/** What was taken out of the cart, and where it was. */
export interface Removal {
  readonly items: readonly CartItem[]
  /** The ids of the whole cart before. */
  readonly order: readonly string[]
}

export function removalOf(items: readonly CartItem[], ids: readonly string[]): Removal {
  return {
    items: items.filter(({ id }) => ids.includes(id)),
    order: items.map(({ id }) => id),
  }
}

/** Only while nothing else came or went: the cart's limits and “one bill at a time” stay kept. */
export function canPutBack(items: readonly CartItem[], removal: Removal): boolean {
  const removed = removal.items.map(({ id }) => id)
  const rest = removal.order.filter((id) => !removed.includes(id))
  return (
    removed.length > 0 && items.length === rest.length && items.every(({ id }) => rest.includes(id))
  )
}

/** The same items in their former places; what is in the cart now stays as it is. */
export function putBackItems(items: readonly CartItem[], removal: Removal): CartItem[] {
  if (!canPutBack(items, removal)) return [...items]
  const all = [...items, ...removal.items]
  return removal.order.flatMap((id) => all.find((item) => item.id === id) ?? [])
}
