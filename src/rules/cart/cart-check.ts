import type { Installment } from '@/contract/bills/bills'
import type { ItemCheck } from '@/contract/payments/payments'
import { sumOf } from '@/rules/payments/money'
import type { CartItem } from './cart'

/** Compares the server's check of the cart with what the visitor saw (product.md, "Cart rules"). */

type CheckedItem = Readonly<Pick<CartItem, 'id' | 'amount_cents' | 'balance_cents'>>

/** A changed line; the payer accepts it before paying. */
export type CartDifference =
  | {
      kind: 'amount'
      id: string
      was_cents: number
      now_cents: number
      balance_cents: number
      changed_at: string | null
    }
  | {
      kind: 'remove'
      id: string
      why: Exclude<ItemCheck['state'], 'ok' | 'changed'>
      changed_at: string | null
      reason: string | null
    }

/** What of a payment is more than was due, where an office accepts that: it is kept as credit. */
export function moreThanDue(items: readonly Omit<CheckedItem, 'id'>[]): number {
  return sumOf(items.map((item) => Math.max(0, item.amount_cents - item.balance_cents)))
}

/** An item that the server does not mention is gone. */
export function cartDifferences(
  items: readonly CheckedItem[],
  checks: readonly ItemCheck[],
): CartDifference[] {
  return items.flatMap((item) => {
    const check = checks.find((one) => one.id === item.id)
    const difference = check ? differenceOf(item, check) : goneItem(item)
    return difference ? [difference] : []
  })
}

/** The same by the bill itself, on its own page. */
export function differencesFromBill(
  items: readonly CheckedItem[],
  installments: readonly Pick<Installment, 'id' | 'balance_cents'>[],
): CartDifference[] {
  return items.flatMap((item) => {
    const part = installments.find(({ id }) => id === item.id)
    if (part === undefined || part.balance_cents === item.balance_cents) return []
    const { balance_cents } = part
    const changed = { state: 'changed', balance_cents, changed_at: null, reason: null } as const
    const difference = differenceOf(item, changed)
    return difference ? [difference] : []
  })
}

function goneItem({ id }: CheckedItem): CartDifference {
  return { kind: 'remove', id, why: 'gone', changed_at: null, reason: null }
}

function differenceOf(
  item: CheckedItem,
  check: Pick<ItemCheck, 'state' | 'balance_cents' | 'changed_at' | 'reason'>,
): CartDifference | null {
  const { state, balance_cents, changed_at, reason } = check
  if (state !== 'ok' && state !== 'changed') {
    return { kind: 'remove', id: item.id, why: state, changed_at, reason }
  }
  // A payer of the whole balance keeps paying the whole; a chosen amount stays where it fits.
  const inFull = item.amount_cents === item.balance_cents
  // More than is due was chosen as such, and stays while the office accepts it.
  if (state === 'ok' && balance_cents > 0 && moreThanDue([item]) > 0) return null
  const now_cents = inFull ? balance_cents : Math.min(item.amount_cents, balance_cents)
  if (now_cents === item.amount_cents) return null
  if (now_cents <= 0) return { kind: 'remove', id: item.id, why: 'paid', changed_at, reason }
  return {
    kind: 'amount',
    id: item.id,
    was_cents: item.amount_cents,
    now_cents,
    balance_cents,
    changed_at,
  }
}

/** The cart after the visitor accepted the differences. */
export function acceptDifferences<Item extends CheckedItem>(
  items: readonly Item[],
  differences: readonly CartDifference[],
): Item[] {
  return items.flatMap((item) => {
    const difference = differences.find((one) => one.id === item.id)
    if (!difference) return [item]
    if (difference.kind === 'remove') return []
    const { now_cents: amount_cents, balance_cents } = difference
    return [{ ...item, amount_cents, balance_cents }]
  })
}
