import type { PaidWith } from '@/contract/payments/paid-with'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import { fundingDate } from '@/rules/reports/funding'
import type { MovementLine } from '@/rules/reports/movement-sums'
import { paymentTypeOf } from '@/rules/reports/payment-type'
import type { PlainDate } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import { sumOf } from '@/rules/payments/money'
import type { Tenant } from '@mocks/world/create-world'
import { type Movement, movementsOf } from '@mocks/world/payments/movements'
import type { PaymentRow } from '@mocks/world/payments/payments'
import type { CellSum } from '@mocks/world/roll/archive'
import { archiveOf } from './seen-archive'

/** A movement, or what was archived of a day in one way. */
export interface ReportLine extends MovementLine {
  readonly posting_date: PlainDate
  readonly department_id: string
  readonly tender: PaidWith
  readonly brand: string | null
  readonly channel: PaymentRow['channel']
  readonly movement: Movement | null
  readonly cell: CellSum | null
}

interface Asked {
  readonly tenant: Tenant
  readonly subject: Subject
  readonly now: number
}

export const lineOf = (movement: Movement): ReportLine => ({
  ...movement,
  tender: movement.row.tender,
  brand: movement.row.brand,
  channel: movement.row.channel,
  movement,
  cell: null,
})

/** What is seen of the movements of payments that are held one by one. */
export function heldMovements({ tenant, subject, now }: Asked): Movement[] {
  const zone = tenant.merchant().time_zone
  return tenant.payments
    .held()
    .flatMap((row) => movementsOf(row, zone, now))
    .filter(({ department_id }) => seesDepartment(subject, department_id))
}

/** What posts on these days. */
export function postedLines(asked: Asked, { from, to }: DayRange): ReportLine[] {
  const archive = archiveOf(asked.tenant, asked.subject)
  const archived = (archive?.posted(from, to) ?? []).map((cell): ReportLine => ({
    type: 'payment',
    event: null,
    count: cell.payments,
    principal_cents: cell.principal_cents,
    fee_cents: cell.fee_cents,
    posting_date: cell.date,
    department_id: archive?.departmentId ?? '',
    tender: cell.tender,
    brand: cell.brand,
    channel: cell.channel,
    movement: null,
    cell,
  }))
  const held = heldMovements(asked).filter(
    ({ posting_date }) => posting_date >= from && posting_date <= to,
  )
  return [...held.map(lineOf), ...archived]
}

export const typeOfLine = (line: ReportLine) => paymentTypeOf(line)

/** What the processor deposits at the bank; cash and checks the office takes there itself. */
export const expectedCents = (lines: readonly ReportLine[]): number =>
  sumOf(
    lines
      .filter(({ tender }) => tender === 'card' || tender === 'echeck')
      .map(({ principal_cents }) => principal_cents),
  )

/** Its funding date has come. */
export function fundedCents(lines: readonly ReportLine[], today: PlainDate): number {
  const dates = new Map<string, PlainDate | null>()
  const isFunded = ({ posting_date, tender }: ReportLine) => {
    const key = `${posting_date} ${tender}`
    const date = dates.get(key) ?? fundingDate(posting_date, tender)
    dates.set(key, date)
    return date !== null && date <= today
  }
  return sumOf(lines.filter(isFunded).map(({ principal_cents }) => principal_cents))
}

export const postingDatesIn = (lines: readonly ReportLine[]): PlainDate[] =>
  [...new Set(lines.map(({ posting_date }) => posting_date))].toSorted()
