import { sumOf } from '@/rules/payments/money'
import type { Movement } from '@mocks/world/payments/movements'
import type { PaymentItem } from '@mocks/world/payments/payments'

interface MovedItem {
  readonly item: PaymentItem
  /** Below zero: it went back. */
  readonly principal_cents: number
}

/** What a movement is of, item by item: a refund of its own items, all else of the whole payment. */
export function movedItems({ row, type, event, department_id }: Movement): MovedItem[] {
  const items = row.items.filter((item) => item.department_id === department_id)
  if (type !== 'refund') {
    const sign = type === 'payment' ? 1 : -1
    return items.map((item) => ({ item, principal_cents: sign * item.amount_cents }))
  }
  const ledger = row.refunds.find(({ id }) => event.endsWith(`refund-${id}`))?.ledger ?? []
  return items.flatMap((item) => {
    const own = ledger.filter(({ item_id }) => item_id === item.id)
    const back = sumOf(own.map(({ amount_cents }) => amount_cents))
    return back === 0 ? [] : { item, principal_cents: -back }
  })
}
