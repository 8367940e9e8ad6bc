import { paymentReference } from '@/rules/payments/payment-reference'
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

/** As everywhere: until there is an answer, the reference that the payer was given (decision 43). */
const numberOf = (row: Readonly<PaymentRow>, now: number): string =>
  paymentStatus(row, now) === 'unknown' ? paymentReference(row.id) : row.confirmation

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
    subject: { kind: 'payment', id: row.office_id, name: numberOf(row, now) },
    facts: { cents: row.total_cents },
    count: 1,
    first_at: at,
    last_at: at,
    state: answered === null ? 'open' : 'closed',
    owner_id: null,
    history: [eventOf(at, 'raised'), ...(answered === null ? [] : [eventOf(answered, 'resolved')])],
  }
}

/**
 * A stored one by now: with its payment's number, and closed if that has its answer, unless a person
 * has opened it since.
 */
export function withEnd({ world, now }: Asking, row: Readonly<WarningRow>): Readonly<WarningRow> {
  if (row.kind !== 'unknown-payment') return row
  const tenant = world.tenantOf(row.merchant_id ?? '')
  const [payment] = tenant?.payments.by('office', row.subject.id) ?? []
  if (!payment) return row
  const named = { ...row, subject: { ...row.subject, name: numberOf(payment, now) } }
  const answered = answeredAt(payment, now)
  const last = row.history.at(-1)?.at ?? ''
  if (row.state === 'closed' || answered === null || answered < last) return named
  return { ...named, state: 'closed', history: [...row.history, eventOf(answered, 'resolved')] }
}
