import * as v from 'valibot'
import { historyEntry, installment } from '@/contract/bills/bills'
import { cents, id, instant, plainDate, year } from '@/contract/wire'
import { sha256Hex } from '@mocks/lib/sha256'
import type { TableSpec } from '@mocks/world/store/table'

/** Money that came in beside this portal, or before its first day. */
const posting = v.object({
  id,
  at: instant,
  amount_cents: cents,
  channel: historyEntry.entries.channel,
  tender: historyEntry.entries.tender,
  /** Of an imported payment: the other system's number of it, and the one that it takes back. */
  reference: v.optional(v.string()),
  reverses: v.optional(v.string()),
  /** Of an imported payment: when it was imported; `at` is the day of the payment in the file. */
  recorded_at: v.optional(instant),
})
export type Posting = v.InferOutput<typeof posting>

/** Charges and postings; paid, balance and status follow from them and the payments. */
const installmentRow = v.object({
  ...v.omit(installment, ['paid_cents', 'balance_cents', 'status']).entries,
  /** Unpaid and carried into a later year's cycle D: it is paid there. */
  carried: v.boolean(),
  /** A citation's: the additions after a day without payment. */
  rises: v.optional(v.array(v.object({ after: plainDate, add_cents: cents }))),
  /** What a past-due sum consists of, oldest first; it is paid in this order. */
  aged: v.optional(v.array(v.object({ due_date: plainDate, amount_cents: cents }))),
  postings: v.array(posting),
})
export type InstallmentRow = v.InferOutput<typeof installmentRow>

/** One year of one parcel. */
export const billRow = v.object({
  id,
  parcel_id: id,
  department_id: id,
  year,
  installments: v.array(installmentRow),
})
export type BillRow = v.InferOutput<typeof billRow>

export const billTable: TableSpec<BillRow, 'parcel' | 'installment'> = {
  name: 'bill',
  schema: billRow,
  indexes: {
    parcel: (row) => row.parcel_id,
    installment: (row) => row.installments.map((part) => part.id),
  },
}

const asksForTwoFacts: ReadonlySet<string> = new Set(['UTILITY', 'COURT'])

/**
 * An id in a cart proves that the bill was seen, so it must not be guessable where two facts are
 * required.
 */
export const installmentId = (rollType: string | undefined, name: string): string =>
  rollType !== undefined && asksForTwoFacts.has(rollType)
    ? `${name}-${sha256Hex(`installment ${name}`).slice(0, 12)}`
    : name

export const billId = (parcelId: string, ofYear: number): string => `${parcelId}/${ofYear}`

/** The billed amount, before payments. */
export const chargedCents = (part: InstallmentRow): number =>
  part.gross_cents +
  part.reductions_cents +
  part.special_assessments.reduce((sum, project) => sum + project.amount_cents, 0) +
  part.penalty_cents +
  part.interest_cents

export const postedCents = (part: InstallmentRow): number =>
  part.postings.reduce((sum, entry) => sum + entry.amount_cents, 0)
