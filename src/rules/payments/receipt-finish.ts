import type { PaymentStatus } from '@/contract/payments/payment-status'
import type { Receipt } from '@/contract/payments/receipts'
import type { PlainDate } from '@/rules/time/dates'
import { sumOf } from './money'

/** What the page after a payment says: how much was paid in the end, what is left, what is next. */

type PaidBill = Readonly<Omit<Receipt['bills'][number], 'open'>> & {
  readonly open: readonly Readonly<Receipt['bills'][number]['open'][number]>[]
}
type Amounts = Readonly<Pick<Receipt, 'total_cents' | 'refunded_cents'>> & {
  /** The office has more of them than a receipt. */
  readonly status: PaymentStatus
}

/** What went back to the payer, or was never taken. */
export function returnedCents({ status, total_cents, refunded_cents }: Amounts): number {
  return status === 'voided' || status === 'returned' ? total_cents : refunded_cents
}

/** What the office has of the payment after voids, returns and refunds. */
export function netCents(receipt: Amounts): number {
  return receipt.total_cents - returnedCents(receipt)
}

/** What went back before the batch closed never posts. null: no day of posting is said. */
export function postingState({
  status,
  posted,
}: Readonly<Pick<Receipt, 'status' | 'posted'>>): 'posted' | 'posting' | null {
  if (status === 'voided') return null
  if (posted) return 'posted'
  return status === 'returned' ? null : 'posting'
}

/** The amount of the headline: what was refunded where all of it was, else what was paid. */
export function headlineCents({ status, total_cents, refunded_cents }: Amounts): number {
  return status === 'refunded' || status === 'part-refunded' ? refunded_cents : total_cents
}

export interface LeftToPay {
  /** On all bills of the receipt; 0: nothing. */
  readonly cents: number
  /** How many bills the receipt is for. */
  readonly bills: number
  /** What is due first; null: nothing is left. */
  readonly next: {
    readonly cents: number
    readonly due_date: PlainDate
    readonly isPastDue: boolean
    /** The bill on which it is. */
    readonly bill: PaidBill
  } | null
}

/** What is left of the bills that were paid, and when it is due. Null: no bill was paid. */
export function leftToPay(bills: readonly PaidBill[], today: PlainDate): LeftToPay | null {
  if (bills.length === 0) return null
  const parts = bills
    .flatMap((bill) => bill.open.map((part) => ({ ...part, bill })))
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
  const cents = sumOf(parts.map(({ balance_cents }) => balance_cents))
  const [first] = parts
  if (first === undefined) return { cents, bills: bills.length, next: null }
  const isPastDue = first.due_date < today
  // All that is past due is one amount; of what is not yet due, what is due on the same day.
  const same = parts.filter(({ due_date }) =>
    isPastDue ? due_date < today : due_date === first.due_date,
  )
  return {
    cents,
    bills: bills.length,
    next: {
      cents: sumOf(same.map(({ balance_cents }) => balance_cents)),
      due_date: first.due_date,
      isPastDue,
      bill: first.bill,
    },
  }
}

/**
 * The one next step: pay again what a void or a return left unpaid, its bill or else by the form of a
 * department without bills, pay what is past due, or keep the receipt. Staff take no payments here,
 * so they only keep it.
 */
export type NextStep = 'pay-again' | 'pay-rest' | 'fill-in-again' | 'keep'

export function nextStep(
  status: Receipt['status'],
  left: LeftToPay | null,
  { mayPay, unbilled }: { readonly mayPay: boolean; readonly unbilled: string | null },
): NextStep {
  if (!mayPay) return 'keep'
  const next = left?.next ?? null
  if (status === 'voided' || status === 'returned') {
    if (next !== null) return 'pay-again'
    return unbilled === null ? 'keep' : 'fill-in-again'
  }
  return next?.isPastDue === true ? 'pay-rest' : 'keep'
}

/** The department of what was paid without a bill: its form takes it again. null: all had bills. */
export const unbilledDepartment = (
  items: readonly Readonly<Pick<Receipt['items'][number], 'department_id' | 'paid_for'>>[],
): string | null => items.find(({ paid_for }) => paid_for !== undefined)?.department_id ?? null
