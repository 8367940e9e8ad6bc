import type { PayItem } from '@/contract/payments/payments'
import type { CartItem } from './cart'

/** The cart as a check, a quote and a payment receive it. */
export function payItemsOf(items: readonly CartItem[]): PayItem[] {
  return items.map(({ id, department_id, amount_cents, entry }) => ({
    id,
    department_id,
    amount_cents,
    ...(entry && { entry: { ...entry } }),
  }))
}
