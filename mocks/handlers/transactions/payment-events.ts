import type { Transaction, TransactionEvent } from '@/contract/payments/transaction'
import { hasPosted, type PaymentRow, type PaymentStatus } from '@mocks/world/payments/payments'

type Mail = Readonly<Transaction['mails'][number]>

interface Told {
  readonly status: PaymentStatus
  readonly mails: readonly Mail[]
  readonly now: number
  /** The row is what a clerk sees of the payment: its total is not what the payer was shown. */
  readonly isPart: boolean
}

/** The life of a payment, oldest first: all of it follows from its row, nothing is stored. */
export function paymentEvents(
  row: PaymentRow,
  { status, mails, now, isPart }: Told,
): TransactionEvent[] {
  const total_cents = isPart ? null : row.total_cents
  const events: TransactionEvent[] = [
    ...(row.priced_at === null
      ? []
      : [event(row.priced_at, 'priced', { amount_cents: total_cents })]),
    event(row.at, 'submitted', { by: row.taken?.by ?? null, amount_cents: total_cents }),
    ...answered(row, status),
    ...(settles(row, status, now)
      ? [event(row.posts_at, hasPosted(row, now) ? 'posted' : 'posts', { text: row.posting_date })]
      : []),
    ...(row.tender === 'echeck' && status === 'approved' ? [event(row.clears_at, 'cleared')] : []),
    ...(row.returned ? [event(row.returned.at, 'returned', { text: row.returned.code })] : []),
    ...(row.voided ? [event(row.voided.at, 'voided', { by: row.voided.by })] : []),
    ...row.refunds.flatMap((refund): TransactionEvent[] => {
      const amount_cents = refund.amount_cents + refund.fee_cents
      const asked = event(refund.requested_at, 'refund-requested', {
        by: refund.requested_by,
        amount_cents,
      })
      const { decided_at: at, decided_by: by, state } = refund
      if (at === null) return [asked]
      const kind = state === 'refunded' ? 'refund-made' : 'refund-refused'
      const decided = event(at, kind, { by, amount_cents })
      // Who may refund needs no approval.
      return at === refund.requested_at ? [decided] : [asked, decided]
    }),
    // At the same instant a mail comes after what it tells of.
    ...mails.map(({ kind, at, to, by }) => event(at, mailEvents[kind], { by, text: to })),
    ...row.notes.map(({ at, by, text }) => event(at, 'note', { by, text })),
  ]
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function event(
  at: string,
  kind: TransactionEvent['kind'],
  facts: Partial<Pick<TransactionEvent, 'by' | 'amount_cents' | 'text'>> = {},
): TransactionEvent {
  return { at, kind, by: null, amount_cents: null, text: null, ...facts }
}

const mailEvents = {
  receipt: 'receipt-sent',
  'echeck-returned': 'return-told',
  refund: 'refund-told',
} as const satisfies Readonly<Record<Mail['kind'], TransactionEvent['kind']>>

/** What the bank sent back has posted before, or is no longer to come. */
const settles = (row: PaymentRow, status: PaymentStatus, now: number): boolean =>
  status === 'approved' || status === 'pending' || (status === 'returned' && hasPosted(row, now))

/** The processor answers at once, or when it is asked again. Cash and checks need no answer. */
function answered(row: PaymentRow, status: PaymentStatus): TransactionEvent[] {
  if (row.tender === 'cash' || row.tender === 'check' || status === 'unknown') return []
  return [event(row.outcome === 'unknown' ? (row.resolves?.at ?? row.at) : row.at, 'answered')]
}
