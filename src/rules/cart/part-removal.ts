import { type RuleCode, ruleCodes } from '@/contract/payments/payments'
import { checkInstallments } from '@/rules/bills/amounts'
import type { CartItem } from './cart'

/**
 * The rule that a bill would break if this part alone left the cart; null: it may leave. Of the bill
 * only the parts in the cart are known here, so the cloud checks again.
 */
export function ruleAgainstRemoval(parts: readonly CartItem[], item: CartItem): RuleCode | null {
  const left = parts.filter(({ id }) => id !== item.id)
  if (left.length === 0 || problemOf(parts, parts) !== null) return null
  return problemOf(parts, left)
}

function problemOf(parts: readonly CartItem[], paid: readonly CartItem[]): RuleCode | null {
  const [first] = parts
  if (first === undefined) return null
  const checked = checkInstallments(
    {
      // Due dates only say which half a special assessment belongs to; here it belongs to none.
      installments: parts.map(({ id, cycle, balance_cents }) => ({
        id,
        cycle,
        balance_cents,
        due_date: cycle,
      })),
      hold: null,
    },
    first.payment_settings,
    paid.map(({ id, amount_cents }) => ({ id, amount_cents })),
  )
  return checked.ok ? null : (ruleCodes.find((code) => code === checked.problem) ?? null)
}
