import type { TransactionRow } from '@/contract/payments/transactions'
import { sha256Hex } from '@mocks/lib/sha256'
import type { PaymentRow } from '@mocks/world/payments/payments'

const abroad = ['CA', 'MX', 'GB', 'DE'] as const

/**
 * Where the payer's network is and how it was scored. No address is stored with a payment, so both
 * follow from its id; a refused one scores lower. What staff took has neither.
 */
export function networkOf({
  receipt_id,
  channel,
  taken,
  problem,
}: PaymentRow): Pick<TransactionRow, 'country' | 'risk_score'> {
  if (channel !== 'online' || taken !== null) return { country: null, risk_score: null }
  const draw = Number.parseInt(sha256Hex(receipt_id).slice(0, 8), 16)
  const score = 5 + (draw % 5) - (problem === null ? 0 : 4)
  return {
    country: draw % 40 === 0 ? (abroad[(draw >>> 8) % abroad.length] ?? 'US') : 'US',
    risk_score: score / 10,
  }
}
