import type {
  ImportCode,
  ImportIssue,
  ImportKind,
  ImportMapping,
  MappedColumn,
} from '@/contract/imports/imports'
import { longest } from '@/contract/wire'
import type { PlainDate } from '@/rules/time/dates'
import { readCents } from './amounts'
import type { NamedInstallment } from './checks/check'
import { type ImportColumn, importColumns, secretColumn } from './columns'
import { hasCardNumber, readCell } from './read-cell'

/** Where the values of a row come from, the same for all rows of a file. */
export interface CellPlan {
  readonly cells: number
  readonly mapping: ImportMapping
  readonly sources: readonly Source[]
  readonly today: PlainDate
}

interface Source {
  readonly column: ImportColumn
  readonly from: number | null
  readonly constant: string
}

/** Whether the file says anything of a column of ours. */
export const isMapped = ({ sources }: CellPlan, column: string): boolean =>
  sources.some((source) => source.column.name === column && isUsed(source))

const isUsed = ({ from, constant }: Source) => from !== null || constant !== ''

interface PlanOf {
  readonly headings: readonly string[]
  readonly mapping: ImportMapping
}

/** `departmentId`: of the import; it stands for a missing column of departments. */
export function planCells(
  kind: ImportKind,
  { headings, mapping }: PlanOf,
  departmentId: string | null,
  today: PlainDate,
): CellPlan {
  const sources = importColumns[kind].map((column) => {
    const { from = null, constant = null }: Partial<MappedColumn> =
      mapping.columns.find((mapped) => mapped.column === column.name) ?? {}
    const usual = column.name === 'department_id' ? (departmentId ?? '') : ''
    return { column, from, constant: constant?.trim() || usual }
  })
  return { cells: headings.length, mapping, sources, today }
}

/** Days that cannot lie ahead (E023); those on which something is due or ends can. */
const pastDays = [
  'bill_date',
  'application_date',
  'issue_date',
  'as_of_date',
  'last_payment_date',
  'payment_date',
  'posting_date',
]

interface More {
  readonly other_row?: number
  readonly other_cents?: number
  readonly hint?: string | null
}

/**
 * The values of one row. A value is null where the cell is empty, and undefined where it is refused:
 * checks that need it are skipped (product.md 2.5).
 */
export class RowCells {
  readonly row: number
  readonly issues: ImportIssue[] = []
  /** The owner, applicant, or person. */
  who = ''
  named: NamedInstallment | null = null
  readonly #plan: CellPlan
  readonly #cells: readonly string[]
  readonly #values = new Map<string, string | number | boolean | null>()

  constructor(plan: CellPlan, row: number, cells: readonly string[]) {
    this.#plan = plan
    this.#cells = cells
    this.row = row
    for (const source of plan.sources) this.#read(source)
  }

  #read(source: Source): void {
    const { column, from, constant } = source
    if (!isUsed(source)) {
      if (column.isRequired) this.refuse(column.name, 'E001')
      else this.#values.set(column.name, null)
      return
    }
    const raw = from === null ? constant : (this.#cells[from] ?? '')
    const reading = readCell(column, raw.trim(), this.#plan.mapping)
    if ('code' in reading) {
      this.refuse(column.name, reading.code, { hint: reading.hint })
    } else if (column.type === 'day' && this.#isAhead(column.name, reading.value)) {
      this.refuse(column.name, 'E023')
    } else this.#values.set(column.name, reading.value)
  }

  #isAhead(column: string, day: string | number | boolean | null): boolean {
    return typeof day === 'string' && day > this.#plan.today && pastDays.includes(column)
  }

  /** One error for each cell: the first. The cell has no value from now on. */
  refuse(column: string, code: ImportCode, more: More = {}): void {
    if (!this.#values.delete(column) && this.#isRefused(column)) return
    this.#say(code, column, more)
  }

  #isRefused(column: string): boolean {
    return this.issues.some((issue) => issue.column === column && issue.code.startsWith('E'))
  }

  /** Of the row as a whole, or of a cell. */
  warn(code: ImportCode, column: string | null = null): void {
    this.#say(code, column, {})
  }

  #say(code: ImportCode, column: string | null, more: More): void {
    this.issues.push({
      code,
      column,
      value: column === null ? '' : this.shown(column),
      other_row: more.other_row ?? null,
      other_cents: more.other_cents ?? null,
      hint: more.hint ?? null,
    })
  }

  /** In the order of the columns; those of the row as a whole come last. */
  sortedIssues(): ImportIssue[] {
    if (this.issues.length < 2) return this.issues
    const names: readonly (string | null)[] = this.#plan.sources.map(({ column }) => column.name)
    const placeOf = ({ column }: ImportIssue) =>
      column === null ? names.length : names.indexOf(column)
    return this.issues.toSorted((one, other) => placeOf(one) - placeOf(other))
  }

  get isRefused(): boolean {
    return this.issues.some(({ code }) => code.startsWith('E'))
  }

  /** As it stands in the file, but no card number, and not the whole of a long text. */
  shown(column: string): string {
    const raw = this.#raw(column)
    if (column === secretColumn || hasCardNumber(raw)) return ''
    return raw.length > longest.name ? `${raw.slice(0, longest.name)}…` : raw
  }

  #raw(column: string): string {
    const source = this.#plan.sources.find((one) => one.column.name === column)
    if (source === undefined) return ''
    return source.from === null ? source.constant : (this.#cells[source.from] ?? '')
  }

  text(column: string): string | null | undefined {
    const value = this.#values.get(column)
    return typeof value === 'string' || value === null ? value : undefined
  }

  /** Cents, or a year. */
  number(column: string): number | null | undefined {
    const value = this.#values.get(column)
    return typeof value === 'number' || value === null ? value : undefined
  }

  flag(column: string): boolean | null | undefined {
    const value = this.#values.get(column)
    return typeof value === 'boolean' || value === null ? value : undefined
  }

  /** An amount, also if it is refused for another reason than its letters. */
  readable(column: string): number | null {
    const known = this.number(column)
    if (known !== undefined) return known
    const reading = this.#raw(column).trim()
    return reading === '' ? null : readCents(reading, this.#plan.mapping.decimal)
  }
}
