import { secretFrom } from '@mocks/lib/random'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { personaNamed } from '../personas'
import type { Refund } from '@mocks/world/payments/refunds'
import { personaUserId } from './users'

interface Back {
  readonly amount_cents: number
  readonly fee_cents: number
  /** Before the batch of that day closes. */
  readonly day: string
}

/** Asked for by the county's clerk, approved and made on the same morning; the first items first. */
export function settledRefund(
  row: Readonly<Pick<PaymentRow, 'id' | 'items'>>,
  { amount_cents, fee_cents, day }: Back,
): Refund {
  let left = amount_cents
  const ledger = row.items.flatMap(({ id: item_id, department_id, amount_cents: paid }, index) => {
    const back = Math.min(left, paid)
    left -= back
    const fee = index === 0 ? fee_cents : 0
    return back === 0 ? [] : [{ department_id, item_id, amount_cents: back, fee_cents: fee }]
  })
  return {
    id: secretFrom(row.id, 'refund').slice(0, 16),
    requested_at: `${day}T13:45:00.000Z`,
    requested_by: personaNamed('merchant-user').name,
    user_id: personaUserId('merchant-user'),
    amount_cents,
    fee_cents,
    reason: 'overpaid',
    note: '',
    state: 'refunded',
    decided_at: `${day}T13:52:00.000Z`,
    decided_by: personaNamed('merchant-admin').name,
    refunded_at: `${day}T13:52:00.000Z`,
    posting_date: day,
    ledger,
  }
}
