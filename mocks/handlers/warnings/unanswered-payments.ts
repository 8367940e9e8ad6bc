import { unknownMinutes } from '@/rules/warnings/warning-kinds'
import { iso } from '@mocks/cloud/zones'
import type { World } from '@mocks/world/create-world'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { oddMerchant } from '@mocks/world/seed/payments'
import { eventOf, type WarningRow } from '@mocks/world/warnings'

/** Payments without an answer for too long: worked out from the books, because time alone makes them. */

interface Asking {
  readonly world: World
  readonly now: number
}

const patience = unknownMinutes * 60_000

/** When its answer came; null: it has none yet. */
function answeredAt(row: Readonly<PaymentRow>, now: number): string | null {
  if (paymentStatus(row, now) === 'unknown') return null
  return row.resolves?.at ?? row.at
}

export function unansweredPayments({ world, now }: Asking): WarningRow[] {
  // The books of others hold what their seed says, and opening all of them would take a second.
  const odd = world.tenant(oddMerchant)
  const tenants = new Set([...(odd ? [odd] : []), ...world.opened()])
  return [...tenants].flatMap(({ id, payments }) =>
    // What is in the archive is not waited for.
    payments.read((row) => warningOf(id, row, now)).filter((row) => row !== null),
  )
}

function warningOf(merchantId: string, row: Readonly<PaymentRow>, now: number): WarningRow | null {
  if (row.outcome !== 'unknown') return null
  const raised = Date.parse(row.at) + patience
  const answered = answeredAt(row, now)
  if (now < raised || (answered !== null && Date.parse(answered) < raised)) return null
  const at = iso(raised)
  return {
    id: `payment-${row.office_id}`,
    kind: 'unknown-payment',
    merchant_id: merchantId,
    subject: { kind: 'payment', id: row.office_id, name: row.confirmation },
    facts: { cents: row.total_cents },
    count: 1,
    first_at: at,
    last_at: at,
    state: answered === null ? 'open' : 'closed',
    owner_id: null,
    history: [eventOf(at, 'raised'), ...(answered === null ? [] : [eventOf(answered, 'resolved')])],
  }
}

/** A stored one whose payment has its answer by now is closed, unless a person has opened it since. */
export function withEnd({ world, now }: Asking, row: Readonly<WarningRow>): Readonly<WarningRow> {
  if (row.kind !== 'unknown-payment' || row.state === 'closed') return row
  const tenant = world.tenantOf(row.merchant_id ?? '')
  const [payment] = tenant?.payments.by('office', row.subject.id) ?? []
  const answered = payment ? answeredAt(payment, now) : null
  const last = row.history.at(-1)?.at ?? ''
  if (answered === null || answered < last) return row
  return { ...row, state: 'closed', history: [...row.history, eventOf(answered, 'resolved')] }
}
