import { sumOf } from '@/rules/payments/money'
import { billKey, type CartItem } from './cart'

/** How the cart shows its items: by department, by bill, and folded where there are many. */

/** A bill with its parts that are in the cart; a payment without a bill stands alone. */
export interface CartBill {
  readonly key: string
  /** At least one; the first speaks for the bill. */
  readonly items: readonly [CartItem, ...CartItem[]]
  readonly amount_cents: number
}

export interface CartSection {
  readonly department_id: string
  readonly bills: readonly CartBill[]
  readonly amount_cents: number
}

/** What was added last stands first; the parts of a bill keep their order. */
export function cartSections(items: readonly CartItem[]): CartSection[] {
  const bills = new Map<string, [CartItem, ...CartItem[]]>()
  for (const item of items) {
    const key = billKey(item)
    const before = bills.get(key)
    // Put in anew, a bill is the latest again.
    bills.delete(key)
    bills.set(key, before === undefined ? [item] : [...before, item])
  }
  const sections = new Map<string, CartBill[]>()
  for (const [key, parts] of [...bills].toReversed()) {
    const { department_id } = parts[0]
    const bill = { key, items: parts, amount_cents: sumOf(parts.map((part) => part.amount_cents)) }
    sections.set(department_id, [...(sections.get(department_id) ?? []), bill])
  }
  return Array.from(sections, ([department_id, own]) => ({
    department_id,
    bills: own,
    amount_cents: sumOf(own.map(({ amount_cents }) => amount_cents)),
  }))
}

/** A bill names its department, unless one has several: then each has a heading. */
export function isHeaded(sections: readonly CartSection[]): boolean {
  return sections.some(({ bills }) => bills.length > 1)
}

const shownWhenFolded = 3

/**
 * The keys of the bills that fold away, so that the total and its button stay in sight. A bill that
 * has something to say stays, and one bill alone is not worth a fold.
 */
export function foldedBills(
  sections: readonly CartSection[],
  mustShow: (item: CartItem) => boolean,
): ReadonlySet<string> {
  const rest = sections.flatMap(({ bills }) => bills).slice(shownWhenFolded)
  const folded = rest.filter(({ items }) => !items.some(mustShow))
  return new Set(folded.length > 1 ? folded.map(({ key }) => key) : [])
}
