import * as v from 'valibot'
import { paidFact } from '@/contract/departments/blind-fields'
import { consent, payer, paymentProblem } from '@/contract/payments/payments'
import { paidWith } from '@/contract/payments/paid-with'
import { voidReason } from '@/contract/payments/refund-reasons'
import { chargeCents, id, instant, paidCents, plainDate } from '@/contract/wire'
import { refund } from './refunds'
import type { TableSpec } from '@mocks/world/store/table'
import { terminalUse } from './terminal-sale'

export const paymentItem = v.object({
  /** The installment's id; without a bill one of its own. */
  id,
  parcel_id: v.nullable(id),
  department_id: id,
  amount_cents: paidCents,
  /** Without a bill: its purpose, with the name of that day. */
  paid_for: v.optional(v.array(paidFact)),
  /** The payer’s contact data that were typed with it, for the office. */
  contact: v.optional(v.array(paidFact)),
})
export type PaymentItem = v.InferOutput<typeof paymentItem>

/** The processor's answer. */
export const outcome = v.picklist(['approved', 'unknown', 'declined', 'timed_out', 'partial'])

/** An attempt to pay that reached the processor; the refused ones stay as well. */
export const paymentRow = v.object({
  /** The attempt's idempotency key. */
  id,
  /** Opens the receipt to everyone who has it; only the payer's own answers and mails carry it. */
  receipt_id: id,
  /** What the office calls it; it opens nothing by itself (decision 41). */
  office_id: id,
  confirmation: v.string(),
  at: instant,
  user_id: v.nullable(id),
  payer,
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  auth_code: v.nullable(v.string()),
  outcome,
  /** For `unknown`: what an inquiry will say, and from when on; null: it stays unknown. */
  resolves: v.nullable(
    v.object({ at: instant, as: v.picklist(['approved', 'declined', 'not_found']) }),
  ),
  /** For a refusal: the payer's message; the same key gets it again. */
  problem: v.nullable(paymentProblem),
  items: v.array(paymentItem),
  /** One authorization, split by department (decision 14). */
  ledger: v.array(v.object({ department_id: id, amount_cents: paidCents, fee_cents: chargeCents })),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  credit_date: plainDate,
  posting_date: plainDate,
  /** The batch closes and the money counts as posted. */
  posts_at: instant,
  /** An e-check may come back until then; for cards the moment of payment. */
  clears_at: instant,
  /** `by`: the name of that day; null: voided by the processor, not by a person. */
  voided: v.nullable(
    v.object({ at: instant, by: v.nullable(v.string()), reason: voidReason, note: v.string() }),
  ),
  /** With the bank's code, such as R01. */
  returned: v.nullable(v.object({ at: instant, code: v.string() })),
  /** In the order in which they were asked for. */
  refunds: v.array(refund),
  channel: v.picklist(['online', 'counter', 'terminal']),
  /** When its price was told to the payer; null: not known. */
  priced_at: v.nullable(instant),
  /** Who of the staff took it, and how the payer came; null: the payer did it alone. */
  taken: v.nullable(
    v.object({
      by: v.string(),
      user_id: id,
      way: v.picklist(['calling', 'counter', 'mail']),
      note: v.string(),
    }),
  ),
  /** By staff, oldest first. `departments`: those of the payment that their author saw. */
  notes: v.array(
    v.object({ at: instant, by: v.string(), text: v.string(), departments: v.array(id) }),
  ),
  /** Of a paper check. */
  check_number: v.nullable(v.string()),
  /** The terminal that the card was put into. */
  terminal: v.nullable(terminalUse),
  consents: v.array(consent),
  language: v.string(),
  /** The request, without card and bank account: the same key must bring the same. */
  fingerprint: v.string(),
})
export type PaymentRow = v.InferOutput<typeof paymentRow>

export type PaymentIndex = 'installment' | 'receipt' | 'office' | 'confirmation'

export const paymentTable: TableSpec<PaymentRow, PaymentIndex> = {
  name: 'payment',
  schema: paymentRow,
  indexes: {
    installment: (row) => row.items.map((item) => item.id),
    receipt: (row) => row.receipt_id,
    office: (row) => row.office_id,
    confirmation: (row) => row.confirmation,
  },
}

export type PaymentStatus =
  | 'approved'
  | 'pending'
  | 'unknown'
  | 'refused'
  | 'not_found'
  | 'voided'
  | 'returned'

/** Time decides, at reading: nothing is written when a payment resolves or clears. */
export function paymentStatus(row: PaymentRow, now: number): PaymentStatus {
  if (row.outcome !== 'approved' && row.outcome !== 'unknown') return 'refused'
  if (row.outcome === 'unknown') {
    if (!row.resolves || now < Date.parse(row.resolves.at)) return 'unknown'
    if (row.resolves.as === 'not_found') return 'not_found'
    if (row.resolves.as === 'declined') return 'refused'
  }
  if (row.voided) return 'voided'
  if (row.returned) return 'returned'
  return now < Date.parse(row.clears_at) ? 'pending' : 'approved'
}

/** Whether this money reduces the balance: an unknown outcome does not (decision 43). */
export const isCounted = (status: PaymentStatus): boolean =>
  status === 'approved' || status === 'pending'

/** Whether it was paid, or may have been: another payment of the same may be one too many. */
export const isLive = (status: PaymentStatus): boolean =>
  status === 'approved' || status === 'pending' || status === 'unknown'

export const isPosted = (row: PaymentRow, now: number): boolean => now >= Date.parse(row.posts_at)

/** Not where the bank sent it back before: it is not said to be on its way any more. */
export const hasPosted = (row: PaymentRow, now: number): boolean =>
  isPosted(row, row.returned ? Math.min(now, Date.parse(row.returned.at)) : now)
