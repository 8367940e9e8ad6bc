import * as v from 'valibot'
import {
  type CheckedRow,
  checkedRow,
  type CheckSummary,
  type ImportCode,
  importCodes,
  type RowOutcome,
  rowOutcomes,
} from '@/contract/imports/imports'
import type { RowResult } from '@/rules/imports/checks/check'
import { QuickPrint } from '@mocks/lib/quick-print'

/**
 * The results of a file's rows. Of 200,000 rows what is shown of one page is kept as text, what is
 * filtered by as numbers: objects of them all would take hundreds of megabytes.
 */
export class CheckResults {
  readonly #first: number
  readonly #outcomes: number[] = []
  /** One bit for each code. */
  readonly #codes: number[] = []
  readonly #amounts: (number | null)[] = []
  readonly #names: string[] = []
  readonly #people: string[] = []
  /** Issues and changes as JSON; empty: there are none. */
  readonly #details: string[] = []
  readonly #print = new QuickPrint()
  readonly #found = new Map<ImportCode, number>()
  readonly #counts = { new: 0, changed: 0, unchanged: 0, refused: 0, warned: 0 }
  amount_cents = 0
  ready_cents = 0

  constructor(first: number) {
    this.#first = first
  }

  get size(): number {
    return this.#outcomes.length
  }

  add({ checked, good }: RowResult): void {
    const { outcome, name, who, amount_cents, issues, changes } = checked
    const codes = new Set(issues.map(({ code }) => code))
    let bits = 0
    for (const code of codes) {
      bits |= 1 << importCodes.indexOf(code)
      this.#found.set(code, (this.#found.get(code) ?? 0) + 1)
    }
    const said = issues.length + changes.length === 0 ? '' : JSON.stringify([issues, changes])
    this.#outcomes.push(rowOutcomes.indexOf(outcome))
    this.#codes.push(bits)
    this.#amounts.push(amount_cents)
    this.#names.push(name)
    this.#people.push(who)
    this.#details.push(said)
    this.#counts[outcome] += 1
    if (good !== null && issues.length > 0) this.#counts.warned += 1
    this.amount_cents += amount_cents ?? 0
    if (good !== null) this.ready_cents += amount_cents ?? 0
    this.#print.add(`${outcome} ${said} ${good === null ? '' : JSON.stringify(good)}`)
  }

  /** Names what was found, and what of the books it depends on. */
  printWith(closed: readonly string[]): string {
    return new QuickPrint().add(`${this.#print.toString()} ${closed.join()}`).toString()
  }

  get counts(): Omit<CheckSummary['counts'], 'closed'> {
    return { ...this.#counts }
  }

  get codes(): CheckSummary['codes'] {
    return importCodes.flatMap((code) => {
      const count = this.#found.get(code)
      return count === undefined ? [] : [{ code, count }]
    })
  }

  /** Places of the rows that fit, in the order of the file. */
  places({ q, outcomes, codes }: RowFilter): number[] {
    const wanted = q.trim().toLowerCase()
    const bits = codes.reduce((all, code) => all | (1 << importCodes.indexOf(code)), 0)
    const places: number[] = []
    for (let place = 0; place < this.size; place += 1) {
      if (bits !== 0 && ((this.#codes[place] ?? 0) & bits) === 0) continue
      if (outcomes.length > 0 && !this.#isOneOf(place, outcomes)) continue
      if (wanted !== '' && !this.#says(place, wanted)) continue
      places.push(place)
    }
    return places
  }

  #isOneOf(place: number, outcomes: RowFilter['outcomes']): boolean {
    const outcome = rowOutcomes[this.#outcomes[place] ?? 0] ?? 'refused'
    const isWarned = outcome !== 'refused' && this.#codes[place] !== 0
    return outcomes.some((one) => (one === 'warned' ? isWarned : one === outcome))
  }

  #says = (place: number, wanted: string): boolean =>
    [this.#names[place], this.#people[place]].some((text) =>
      (text ?? '').toLowerCase().includes(wanted),
    )

  sortKey(column: 'row' | 'name' | 'amount_cents', place: number): string | number {
    if (column === 'name') return this.#names[place] ?? ''
    return column === 'row' ? place : (this.#amounts[place] ?? 0)
  }

  row(place: number): CheckedRow {
    const row = this.#first + place
    const text = this.#details[place] ?? ''
    const [issues, changes] = text === '' ? [[], []] : v.parse(details, text)
    return {
      id: String(row),
      row,
      outcome: rowOutcomes[this.#outcomes[place] ?? 0] ?? 'refused',
      name: this.#names[place] ?? '',
      who: this.#people[place] ?? '',
      amount_cents: this.#amounts[place] ?? null,
      issues,
      changes,
    }
  }
}

export interface RowFilter {
  readonly q: string
  readonly outcomes: readonly (RowOutcome | 'warned')[]
  readonly codes: readonly ImportCode[]
}

/** Written by `add` above. */
const details = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([checkedRow.entries.issues, checkedRow.entries.changes]),
)
