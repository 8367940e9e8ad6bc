import * as v from 'valibot'
import type { PaidWith } from '@/contract/payments/paid-with'
import {
  type MoneyBackProblem,
  type RefundReason,
  refundReasons,
} from '@/contract/payments/refund-reasons'
import type { Allocation, Transaction } from '@/contract/payments/transaction'
import { longest } from '@/contract/wire'
import { moneyRange, optionalText, type Say } from '../forms/field-rules'
import { issuePath } from '../forms/issue-path'
import { addDays, type PlainDate } from '../time/dates'
import { chargedAs } from './counter'
import { sumOf } from './money'

/** What staff may undo of a payment, and when (product.md A14, section 3.1). */

/** From $1,000.00 on, the confirmation number is typed before money goes back. */
export const typedFromCents = 1_000_00

/** Nothing of it went through the processor: the office gives the money back itself. */
export const isHandedBack = (tender: PaidWith): boolean => chargedAs(tender) === null

export interface Settlement {
  readonly status:
    | 'approved'
    | 'pending'
    | 'unknown'
    | 'refused'
    | 'not_found'
    | 'voided'
    | 'returned'
  /** Its batch has closed. */
  readonly posted: boolean
  /** A refund was asked for and is not decided. */
  readonly requested: boolean
  /** There are as many refunds or requests as one payment can have (`payment-limits.ts`). */
  readonly kept: 'too_many_requests' | 'too_many_refunds' | null
  /** Principal that did not go back yet. */
  readonly left_cents: number
  /** The last day of the refund window; null: it has none. */
  readonly refund_until: PlainDate | null
  readonly today: PlainDate
  /** The caller sees all departments that it was for. */
  readonly whole: boolean
}

/** There is no money to give back; null: there is. */
function notHeld({ status }: Pick<Settlement, 'status'>): MoneyBackProblem | null {
  switch (status) {
    case 'unknown':
    case 'voided':
    case 'returned':
      return status
    case 'refused':
    case 'not_found':
      return 'not_charged'
    case 'approved':
    case 'pending':
      return null
  }
}

/** A void undoes all of a payment, and only while it waits in its batch. */
export function voidProblem(payment: Settlement): MoneyBackProblem | null {
  const none = notHeld(payment)
  if (none !== null) return none
  if (payment.posted) return 'settled'
  return payment.whole ? null : 'other_departments'
}

/** A refund is made of what has settled, one at a time, within the department's window. */
export function refundProblem(payment: Settlement): MoneyBackProblem | null {
  const none = notHeld(payment)
  if (none !== null) return none
  if (!payment.posted) return 'not_settled'
  if (payment.status === 'pending') return 'pending'
  if (payment.requested) return 'requested'
  if (payment.left_cents <= 0) return 'nothing_left'
  if (payment.kept !== null) return payment.kept
  const { refund_until: until, today } = payment
  return until !== null && today > until ? 'too_late' : null
}

export type MoneyBackKind = 'void' | 'refund'

/** A problem for whose words it matters whether the other action is open instead. */
export type ClosedReason = MoneyBackProblem | 'settled_unrefundable' | 'not_settled_unvoidable'

/**
 * Why an action is closed, for its words: a reader is sent to the other action only while that is
 * open, to this reader. null: it is not closed.
 */
export function closedReason(
  kind: MoneyBackKind,
  problems: Readonly<Record<MoneyBackKind, MoneyBackProblem | null>>,
  mayDo: (kind: MoneyBackKind) => boolean,
): ClosedReason | null {
  const problem = problems[kind]
  const other = kind === 'void' ? 'refund' : 'void'
  if (problems[other] === null && mayDo(other)) return problem
  if (problem === 'settled') return 'settled_unrefundable'
  if (problem === 'not_settled') return 'not_settled_unvoidable'
  return problem
}

/** The last day on which a payment may be refunded: `days` after the day of the transaction. */
export const refundUntil = (day: PlainDate, days: number | null): PlainDate | null =>
  days === null ? null : addDays(day, days)

/** A department's line of a payment, and what of it went back before. */
export interface FeeLine {
  readonly amount_cents: number
  readonly fee_cents: number
  readonly fee_refundable: boolean
  readonly back_cents: number
  readonly back_fee_cents: number
}

/**
 * The fee that goes back with this much principal: its share, rounded over all refunds together, so
 * that the last one leaves nothing. 0 where the fee stays.
 */
export function feeBack(line: FeeLine, cents: number): number {
  if (!line.fee_refundable || line.amount_cents === 0) return 0
  const done = line.back_cents + cents
  const share = Math.round((line.fee_cents * done) / line.amount_cents)
  return Math.max(0, Math.min(share, line.fee_cents) - line.back_fee_cents)
}

/** A payment as the office sees it: what is left of each item, and what the departments' fees were. */
export interface PaidBack {
  readonly items: readonly Readonly<
    Pick<
      Allocation,
      | 'department_id'
      | 'parcel_id'
      | 'year'
      | 'balance_cents'
      | 'refunded_cents'
      | 'left_cents'
      | 'left_fee_cents'
    >
  >[]
  readonly fees: readonly Readonly<
    Pick<
      Transaction['fees'][number],
      'department_id' | 'amount_cents' | 'fee_cents' | 'fee_refundable'
    >
  >[]
}

/** The fees that go back with these amounts, item by item: as the cloud counts them. */
export function feesBack({ items, fees }: PaidBack, amounts: readonly number[]): number {
  return sumOf(
    fees.map((line) => {
      const own = items.flatMap((item, index) =>
        item.department_id === line.department_id ? [{ item, cents: amounts[index] ?? 0 }] : [],
      )
      const cents = sumOf(own.map((one) => one.cents))
      const [first] = own
      if (first === undefined || cents === 0) return 0
      const before = {
        ...line,
        back_cents: sumOf(own.map(({ item }) => item.refunded_cents)),
        back_fee_cents: 0,
      }
      // What went back of the fee is told only by what would go back with all that is left of an item.
      const { left_cents, left_fee_cents } = first.item
      const back_fee_cents = feeBack(before, left_cents) - left_fee_cents
      return feeBack({ ...before, back_fee_cents }, cents)
    }),
  )
}

/** The bills that these amounts go back from, and by how much they are open again. */
export function reopenedBills({ items }: Pick<PaidBack, 'items'>, amounts: readonly number[]) {
  const back = items.flatMap((item, index) => {
    const cents = amounts[index] ?? 0
    return item.parcel_id === null || cents === 0 ? [] : [{ ...item, cents }]
  })
  const open = (cents: number) => Math.max(0, cents)
  return {
    count: new Set(
      back.map(({ department_id, parcel_id, year }) => [department_id, parcel_id, year].join('/')),
    ).size,
    // What was paid beyond a bill is its credit, which goes first.
    cents: sumOf(
      back.map(({ balance_cents, cents }) => open(balance_cents + cents) - open(balance_cents)),
    ),
  }
}

export interface RefundItem {
  readonly id: string
  readonly amount_cents: number
  /** What was left of it when the refund was typed. */
  readonly left_cents?: number | undefined
}

export type RefundAmountProblem = 'unknown_item' | 'refunded_since' | 'over_rest' | 'nothing'

/** What is wrong with the amounts of a refund, where `left` is what may go back of each item. */
export function refundAmountProblem(
  left: ReadonlyMap<string, number>,
  items: readonly RefundItem[],
): RefundAmountProblem | null {
  const wanted = new Map<string, number>()
  for (const { id, amount_cents } of items) {
    wanted.set(id, (wanted.get(id) ?? 0) + amount_cents)
  }
  for (const [id, cents] of wanted) {
    const most = left.get(id)
    if (most === undefined) return 'unknown_item'
    const isStale = items.some(
      (item) => item.id === id && item.left_cents !== undefined && item.left_cents !== most,
    )
    if (isStale) return 'refunded_since'
    if (cents > most) return 'over_rest'
  }
  return sumOf([...wanted.values()]) > 0 ? null : 'nothing'
}

/** The problems that only these forms have. */
export type MoneyBackFieldProblem = 'reason-missing' | 'note-missing' | 'nothing' | 'typed-wrong'

type Says = (problem: MoneyBackFieldProblem) => string

const reasonRule = (says: Says) => v.picklist(refundReasons, says('reason-missing'))

/** “Other” says nothing by itself. */
export const needsNote = (reason: RefundReason | '') => reason === 'other'

/** Reason and note of a void or a refund, for the form and for the cloud. */
export function moneyBackFields(say: Say, says: Says) {
  return v.pipe(
    v.object({ reason: reasonRule(says), note: optionalText(say, longest.long) }),
    v.forward(
      v.partialCheck(
        [['reason'], ['note']],
        ({ reason, note }) => !needsNote(reason) || note.trim() !== '',
        says('note-missing'),
      ),
      ['note'],
    ),
  )
}

interface FormBounds {
  /** Per item, in the form's order. */
  readonly left: readonly number[]
  /** What is typed for a large amount. */
  readonly confirmation: string
  /** A void: all of it goes back. */
  readonly whole_cents: number | null
}

/** How much a form asks for; the part of it that is no amount counts as none. */
export function askedCents(
  { part, amounts }: { readonly part: boolean; readonly amounts: readonly AmountEntry[] },
  { left, whole_cents }: Pick<FormBounds, 'left' | 'whole_cents'>,
): number {
  return whole_cents ?? sumOf(refundAmounts({ part, amounts }, left))
}

/**
 * The amounts of a refund, in the form's order. None at all where more is typed than is left of an
 * item: no form offers what cannot go back.
 */
export function refundAmounts(
  { part, amounts }: { readonly part: boolean; readonly amounts: readonly AmountEntry[] },
  left: readonly number[],
): readonly number[] {
  if (!part) return left
  if (amounts.some(({ amount_cents: cents }, index) => isOverRest(cents, left[index]))) {
    return amounts.map(() => 0)
  }
  return amounts.map(({ amount_cents: cents }) => (Number.isInteger(cents) ? (cents ?? 0) : 0))
}

interface AmountEntry {
  readonly amount_cents: number | null
}

const isOverRest = (cents: number | null, left = 0): boolean => (cents ?? 0) > left

/** A valid form has a reason; 'other' is only for the compiler. */
export const chosenReason = (reason: RefundReason | ''): RefundReason =>
  reason === '' ? 'other' : reason

/** The form of a void or refund: all of it or a part, item by item. */
export function moneyBackForm(say: Say, says: Says, bounds: FormBounds) {
  const { left, confirmation } = bounds
  return v.pipe(
    v.object({
      reason: v.pipe(
        v.picklist(['', ...refundReasons], says('reason-missing')),
        v.check((reason) => reason !== '', says('reason-missing')),
      ),
      note: optionalText(say, longest.long),
      part: v.boolean(),
      amounts: v.array(
        v.object({
          id: v.string(),
          amount_cents: moneyRange(say, { most: Infinity, optional: true }),
        }),
      ),
      typed: v.string(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const wrong = (path: readonly [string, ...(string | number)[]], message: string) =>
        addIssue({ message, path: issuePath(value, path) })
      if (needsNote(value.reason) && value.note === '') wrong(['note'], says('note-missing'))
      if (bounds.whole_cents === null && value.part) {
        const over = value.amounts.flatMap(({ amount_cents: cents }, index) =>
          isOverRest(cents, left[index]) ? [index] : [],
        )
        for (const index of over) {
          const most = left[index] ?? 0
          wrong(['amounts', index, 'amount_cents'], say({ kind: 'money-range', least: 1, most }))
        }
        if (over.length === 0 && askedCents(value, bounds) === 0) {
          wrong(['amounts', 0, 'amount_cents'], says('nothing'))
        }
      }
      const isLarge = askedCents(value, bounds) >= typedFromCents
      if (isLarge && plain(value.typed) !== plain(confirmation)) {
        wrong(['typed'], says('typed-wrong'))
      }
    }),
  )
}

export type MoneyBackForm = v.InferInput<ReturnType<typeof moneyBackForm>>

/** Typing slows the user down; spaces and capitals do not matter. */
const plain = (text: string) => text.replaceAll(/[\s-]+/gu, '').toUpperCase()
