import type { MovementType } from '@/contract/reports/report-sums'
import type { MovementLine } from '@/rules/reports/movement-sums'
import { businessDaysAfter, isBusinessDay } from '@/rules/time/business-days'
import { type PlainDate, plainDateIn, timeIn, yearOf } from '@/rules/time/dates'
import { bankHolidays } from '@/rules/time/holidays'
import { paymentStatus, type PaymentRow, type PaymentStatus } from './payments'
import { madeRefunds } from './refunds'

/**
 * What the reports are made of, worked out from the payments: a line for each payment, department
 * and event. What has posted stays: a refund and a return stand on their own days.
 */
export interface Movement extends MovementLine {
  readonly event: string
  readonly at: string
  /** Day and time of the event by the merchant's clock. */
  readonly day: PlainDate
  readonly time: string
  readonly posting_date: PlainDate
  readonly department_id: string
  readonly row: PaymentRow
}

/** Money moved, whatever became of it later. */
export const isCharged = (status: PaymentStatus): boolean =>
  status === 'approved' || status === 'pending' || status === 'voided' || status === 'returned'

export function movementsOf(row: PaymentRow, zone: string, now: number): Movement[] {
  const status = paymentStatus(row, now)
  if (!isCharged(status)) return []
  const linesAt = (
    type: MovementType,
    at: string,
    posting_date: PlainDate,
    name: string = type,
  ) => {
    const ms = Date.parse(at)
    const sign = type === 'payment' ? 1 : -1
    const shared = {
      type,
      event: `${row.office_id}-${name}`,
      count: 1,
      at,
      day: plainDateIn(zone, ms),
      time: timeIn(zone, ms),
      posting_date,
      row,
    }
    return (ledger: readonly Ledger[]): Movement[] =>
      ledger.map(({ department_id, amount_cents, fee_cents }) => ({
        ...shared,
        department_id,
        principal_cents: sign * amount_cents,
        // Never minus zero.
        fee_cents: fee_cents === 0 ? 0 : sign * fee_cents,
      }))
  }
  const { voided, returned } = row
  return [
    ...linesAt('payment', row.at, row.posting_date)(row.ledger),
    ...madeRefunds(row).flatMap(({ id, refunded_at, posting_date, ledger }) =>
      linesAt(
        'refund',
        refunded_at ?? row.posts_at,
        posting_date ?? row.posting_date,
        `refund-${id}`,
      )(byDepartment(ledger)),
    ),
    // Before it settled: it leaves the batch that it was in.
    ...(voided ? linesAt('void', voided.at, row.posting_date)(row.ledger) : []),
    ...(returned && status === 'returned'
      ? linesAt('return', returned.at, arrivalDate(returned.at, zone))(row.ledger)
      : []),
  ]
}

type Ledger = PaymentRow['ledger'][number]

function byDepartment(ledger: readonly Ledger[]): Ledger[] {
  const sums = new Map<string, Ledger>()
  for (const { department_id, amount_cents, fee_cents } of ledger) {
    const sum = sums.get(department_id)
    sums.set(department_id, {
      department_id,
      amount_cents: (sum?.amount_cents ?? 0) + amount_cents,
      fee_cents: (sum?.fee_cents ?? 0) + fee_cents,
    })
  }
  return [...sums.values()]
}

/** By the banks' calendar, so that a changed setting of the office moves no return of old. */
function arrivalDate(at: string, zone: string): PlainDate {
  const day = plainDateIn(zone, Date.parse(at))
  return isBusinessDay(day, bankHolidays(yearOf(day))) ? day : businessDaysAfter(day, 1)
}
