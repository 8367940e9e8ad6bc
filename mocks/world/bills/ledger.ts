import type { ActivityEntry } from '@/contract/bills/accounts'
import { addDays, type PlainDate, plainDateIn } from '@/rules/time/dates'
import { sumOf } from '@/rules/payments/money'
import { chargedCents, type BillRow, type InstallmentRow } from './bills'
import type { Tenant } from '@mocks/world/create-world'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { madeRefunds } from '@mocks/world/payments/refunds'

/** One movement of an account, derived from charges, payments and returns; not stored. */
export interface LedgerLine extends Omit<ActivityEntry, 'balance_cents' | 'id'> {
  /** Its instant; null: a charge, which has a day only. */
  readonly at: string | null
  /** The payment through this portal that it belongs to. */
  readonly payment: Readonly<Pick<PaymentRow, 'id' | 'confirmation' | 'user_id'>> | null
  /** The imported payment that it is or takes back: the other system's number of it. */
  readonly imported: string | null
}

/** So long before it is due a bill goes out. */
const daysBeforeDue = 30
const daysBeforeMonthlyDue = 21

/** By time; the charges of a day come before what was paid and given back on it. */
export function ledgerOf(tenant: Tenant, parcelId: string, now: number): LedgerLine[] {
  const zone = tenant.merchant().time_zone
  const today = plainDateIn(zone, now)
  const dayOf = (at: string) => plainDateIn(zone, Date.parse(at))
  const bills = tenant.bills.by('parcel', parcelId)
  // What earlier years left open is charged there; cycle D only says so once more.
  const carriedOver = bills.some((row) => row.installments.some((part) => part.carried))
  const parts = bills.flatMap((row) =>
    row.installments.map((part) => {
      const of = { year: row.year, cycle: part.cycle }
      const charges =
        carriedOver && part.cycle === 'D'
          ? []
          : billedPieces(part).flatMap((piece) => chargesOf(row, piece, today))
      const postings = part.postings.map((entry) => ({
        ...plain,
        date: dayOf(entry.at),
        at: entry.at,
        // Taken back by the office's own system.
        kind: entry.amount_cents < 0 ? ('adjustment' as const) : ('payment' as const),
        channel: entry.channel,
        tender: entry.tender,
        imported: entry.reverses ?? entry.reference ?? null,
        amount_cents: -entry.amount_cents,
      }))
      const payments = tenant.payments
        .by('installment', part.id)
        .flatMap((payment) => paymentLines(payment, part.id, now, dayOf))
      const lines = [...charges, ...postings, ...payments].map((line) => ({ ...line, ...of }))
      return { row, part, lines }
    }),
  )
  const corrections = carriedOver ? correctionsOf(parts, today) : []
  return [...parts.flatMap(({ lines }) => lines), ...corrections].toSorted(
    (a, b) =>
      compare(a.date, b.date) ||
      compare(a.at ?? '', b.at ?? '') ||
      // At one instant: a charge before its reduction, a payment before what goes back of it.
      (a.at === null ? b.amount_cents - a.amount_cents : a.amount_cents - b.amount_cents) ||
      compare(idOf(a), idOf(b)),
  )
}

type Line = Omit<LedgerLine, 'year' | 'cycle'>

const plain = {
  at: null,
  reference: null,
  channel: null,
  tender: null,
  pending: false,
  payment: null,
  imported: null,
} as const

/** What is past due of several months went out with the bill of each. */
function billedPieces(part: InstallmentRow): InstallmentRow[] {
  const { aged = [], ...whole } = part
  // The office has corrected the sum: how it divides is not known any more.
  if (aged.length === 0 || sumOf(aged.map((piece) => piece.amount_cents)) !== chargedCents(part)) {
    return [part]
  }
  return aged.map(({ due_date, amount_cents }) => ({
    ...whole,
    cycle: 'M',
    due_date,
    gross_cents: amount_cents,
    reductions_cents: 0,
    special_assessments: [],
    penalty_cents: 0,
    interest_cents: 0,
  }))
}

function chargesOf(row: BillRow, part: InstallmentRow, today: PlainDate): Line[] {
  const late = part.penalty_cents + part.interest_cents
  const reference = part.bill_number
  const out = earlier(billedOn(row, part), today)
  const charged: Line = {
    ...plain,
    date: out,
    kind: 'bill',
    reference,
    amount_cents: chargedCents(part) - late,
  }
  if (late === 0) return [charged]
  const day = earlier(addDays(part.due_date, 1), today)
  return [
    charged,
    { ...plain, date: day < out ? out : day, kind: 'adjustment', reference, amount_cents: late },
  ]
}

interface PartLines {
  readonly row: BillRow
  readonly part: InstallmentRow
  readonly lines: readonly LedgerLine[]
}

/** Where the office has since changed what earlier years left open, cycle D differs from their lines. */
function correctionsOf(parts: readonly PartLines[], today: PlainDate): LedgerLine[] {
  const latest = parts.filter(({ part }) => part.cycle === 'D' && !part.carried)
  const [first] = latest
  if (!first) return []
  const left = parts
    .filter(({ part }) => part.carried)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.checking ? 0 : line.amount_cents), 0)
  const amount_cents = latest.reduce((sum, { part }) => sum + chargedCents(part), 0) - left
  if (amount_cents === 0) return []
  const { row, part } = first
  return [
    {
      ...plain,
      date: earlier(billedOn(row, part), today),
      kind: 'adjustment',
      reference: part.bill_number,
      amount_cents,
      year: row.year,
      cycle: part.cycle,
    },
  ]
}

/** The parts of a year go out together, monthly bills each for itself. */
export function billedOn(row: BillRow, part: InstallmentRow): PlainDate {
  if (part.cycle === 'M') return addDays(part.due_date, -daysBeforeMonthlyDue)
  const together = row.installments.filter(({ cycle }) => cycle !== 'D' && cycle !== 'M')
  const first = together.map(({ due_date }) => due_date).toSorted()[0] ?? part.due_date
  return addDays(part.cycle === 'D' ? part.due_date : first, -daysBeforeDue)
}

function paymentLines(
  payment: PaymentRow,
  installment: string,
  now: number,
  dayOf: (at: string) => PlainDate,
): Line[] {
  const status = paymentStatus(payment, now)
  const amount = payment.items.find(({ id }) => id === installment)?.amount_cents ?? 0
  if (status === 'refused' || status === 'not_found' || amount === 0) return []
  const { id, confirmation, user_id } = payment
  const shared = {
    ...plain,
    tender: payment.tender,
    payment: { id, confirmation, user_id },
  }
  const paid: Line = {
    ...shared,
    date: dayOf(payment.at),
    at: payment.at,
    kind: 'payment',
    channel: payment.channel === 'online' ? ('online' as const) : ('counter' as const),
    amount_cents: -amount,
    pending: status === 'pending',
    ...(status === 'unknown' && { checking: true }),
  }
  const back = (at: string, kind: Line['kind'], cents: number): Line => ({
    ...shared,
    date: dayOf(at),
    at,
    kind,
    amount_cents: cents,
  })
  if (payment.voided) {
    return [paid, { ...back(payment.voided.at, 'adjustment', amount), voided: true }]
  }
  if (payment.returned) return [paid, back(payment.returned.at, 'return', amount)]
  const refunded = madeRefunds(payment).flatMap(({ ledger, refunded_at }) =>
    ledger
      .filter((line) => line.item_id === installment && line.amount_cents > 0)
      .map((line) => back(refunded_at ?? payment.posts_at, 'refund', line.amount_cents)),
  )
  return [paid, ...refunded]
}

/** With the balance after each, and an id of its own. */
export function withBalances<Of extends LedgerLine>(
  lines: readonly Of[],
): (Of & Pick<ActivityEntry, 'balance_cents' | 'id'>)[] {
  let balance = 0
  return lines.map((line, index) => {
    if (!line.checking) balance += line.amount_cents
    return { ...line, id: String(index + 1), balance_cents: balance }
  })
}

/** The latest money that came in for the account and did not all go back: what was paid at once. */
export function lastPayment(
  lines: readonly LedgerLine[],
): { date: PlainDate; amount_cents: number } | null {
  const kept = new Map<string, number>()
  const keyOf = ({ payment, imported }: LedgerLine) => payment?.id ?? imported
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== null) kept.set(key, (kept.get(key) ?? 0) - line.amount_cents)
  }
  const paid = lines.filter((line) => {
    const key = keyOf(line)
    return line.kind === 'payment' && !line.checking && (key === null || (kept.get(key) ?? 0) > 0)
  })
  const latest = paid.at(-1)
  if (!latest) return null
  const together = paid.filter(
    ({ at, payment, channel, tender }) =>
      at === latest.at &&
      payment?.id === latest.payment?.id &&
      channel === latest.channel &&
      tender === latest.tender,
  )
  const amount_cents = -together.reduce((sum, line) => sum + line.amount_cents, 0)
  return { date: latest.date, amount_cents }
}

const earlier = (one: PlainDate, other: PlainDate) => (one < other ? one : other)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const idOf = ({ year, cycle, reference, payment }: LedgerLine) =>
  `${year}/${cycle}/${reference ?? payment?.id ?? ''}`
