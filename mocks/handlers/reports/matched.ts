import { seesDepartment, seesEveryDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import { sumOf } from '@/rules/payments/money'
import { isReconciled } from '@/rules/reports/reconcile-form'
import type { PlainDate } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import type { Tenant, World } from '@mocks/world/create-world'
import type { ReconciliationRow } from '@mocks/world/payments/reconciliations'
import { expectedCents, type ReportLine } from './report-lines'

/** What staff matched with the bank, beside what the processor should have deposited. */
export interface Matched {
  readonly deposit_cents: number | null
  readonly difference_cents: number | null
}

interface Place {
  readonly world: World
  readonly tenant: Tenant
  readonly subject: Subject
  readonly days: DayRange
}

/**
 * The marks on these days that are seen. Who sees only some departments sees none on whole batches: a
 * deposit beside a part of what was expected would look like a difference.
 */
export const marksOf = ({ world, tenant, subject, days }: Place): ReconciliationRow[] =>
  world.reconciliations
    .by('merchant', tenant.id)
    .filter(
      ({ posting_date, department_id }) =>
        posting_date >= days.from &&
        posting_date <= days.to &&
        (department_id === null
          ? seesEveryDepartment(subject)
          : seesDepartment(subject, department_id)),
    )

const linesOf = (
  lines: readonly ReportLine[],
  { posting_date, department_id }: ReconciliationRow,
) =>
  lines.filter(
    (line) =>
      line.posting_date === posting_date &&
      (department_id === null || line.department_id === department_id),
  )

const expectedOf = (lines: readonly ReportLine[], mark: ReconciliationRow) =>
  expectedCents(linesOf(lines, mark))

const nothing: Matched = { deposit_cents: null, difference_cents: null }

/** A deposit that was noted for a day without money is none (`reconcileProblem`). */
function sumOfMarks(lines: readonly ReportLine[], all: readonly ReconciliationRow[]): Matched {
  const marks = all.filter((mark) => linesOf(lines, mark).length > 0)
  if (marks.length === 0) return nothing
  const deposit_cents = sumOf(marks.map((mark) => mark.deposit_cents))
  return {
    deposit_cents,
    difference_cents: deposit_cents - sumOf(marks.map((mark) => expectedOf(lines, mark))),
  }
}

/** The mark on a whole batch counts; without it those of its departments. */
export function matchedBatches(
  lines: readonly ReportLine[],
  marks: readonly ReconciliationRow[],
): Matched {
  const whole = new Set(
    marks.filter((mark) => mark.department_id === null).map(({ posting_date }) => posting_date),
  )
  return sumOfMarks(
    lines,
    marks.filter((mark) => mark.department_id === null || !whole.has(mark.posting_date)),
  )
}

export const matchedDepartment = (
  lines: readonly ReportLine[],
  marks: readonly ReconciliationRow[],
  departmentId: string,
): Matched =>
  sumOfMarks(
    lines,
    marks.filter((mark) => mark.department_id === departmentId),
  )

/** On how many posting dates the department's own deposit is what was expected. */
export const reconciledByDepartment = (
  lines: readonly ReportLine[],
  marks: readonly ReconciliationRow[],
  departmentId: string,
): number =>
  marks.filter(
    (mark) =>
      mark.department_id === departmentId &&
      linesOf(lines, mark).length > 0 &&
      differenceOf(lines, mark) === 0,
  ).length

export const differenceOf = (lines: readonly ReportLine[], mark: ReconciliationRow): number =>
  mark.deposit_cents - expectedOf(lines, mark)

/** The posting dates on which the bank shows what was expected. */
export function reconciledDates(
  lines: readonly ReportLine[],
  marks: readonly ReconciliationRow[],
): PlainDate[] {
  const dates = new Set(marks.map(({ posting_date }) => posting_date))
  return [...dates].filter((date) => {
    const own = linesOn(lines, date)
    const differenceAt = (departmentId: string | null) => {
      const mark = marks.find(
        ({ posting_date, department_id }) =>
          posting_date === date && department_id === departmentId,
      )
      return mark ? differenceOf(own, mark) : null
    }
    const departments = [...new Set(own.map(({ department_id }) => department_id))]
    return isReconciled({
      whole: own.length === 0 ? null : differenceAt(null),
      departments: departments.map(differenceAt),
    })
  })
}

const linesOn = (lines: readonly ReportLine[], date: PlainDate) =>
  lines.filter(({ posting_date }) => posting_date === date)
