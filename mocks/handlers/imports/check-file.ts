import type { CheckSummary, ImportKind } from '@/contract/imports/imports'
import { delinquentCycle } from '@/rules/imports/account-values'
import type { RowResult } from '@/rules/imports/checks/check'
import { createCheck } from '@/rules/imports/checks/create-check'
import type { GoodRows } from '@/rules/imports/good-rows'
import { isLargeChange } from '@/rules/imports/checks/large-change'
import { sumOf } from '@/rules/payments/money'
import type { Services } from '@mocks/cloud/services'
import type { ImportRecord } from '@mocks/world/imports'
import { accountIndex } from './account-index'
import { booksAt, type BooksPlace } from './books/books'
import { CheckResults } from './check-results'
import { openChange, openItemsOf } from './open-items'
import type { Slices } from './slices'
import { dataRows, fileRows } from './upload'

/** A whole file, checked against the books. */
export interface CheckedFile {
  readonly results: CheckResults
  readonly good: readonly GoodRows[ImportKind][]
  /** Open installments that are not in the file and will be closed (`replace-open`). */
  readonly closed: readonly string[]
  readonly summary: CheckSummary
}

interface Run {
  readonly services: Services
  readonly record: ImportRecord
  readonly place: BooksPlace
  readonly slices: Slices
  /** Whether the good rows are kept, too. */
  readonly collects: boolean
  readonly onRow: (checked: number) => void
  readonly isOver: () => boolean
}

/** `gone`: its rows are not there any more. `over`: `isOver` has ended it. */
export async function checkFile(run: Run): Promise<CheckedFile | 'gone' | 'over'> {
  const { services, record, place, slices, collects } = run
  const { mapping, kind, mode } = record
  if (mapping === null) return 'gone'
  const open = await openItemsOf(place, slices)
  const books = booksAt(place)
  const results = new CheckResults(mapping.has_headings ? 2 : 1)
  const namedBy = namedInstallments(place)
  const left = new Map(open)
  const good: GoodRows[ImportKind][] = []
  let change = 0
  let check: ReturnType<typeof createCheck> | null = null
  for await (const rows of fileRows(services, record)) {
    if (rows === null) return 'gone'
    for (const { row, cells, headings } of rows) {
      await slices.rest()
      if (run.isOver()) return 'over'
      check ??= createCheck(kind, { headings, mapping }, books)
      const result = check.row(row, cells)
      results.add(result)
      run.onRow(results.size)
      for (const id of namedBy(result)) left.delete(id)
      if (result.good === null) continue
      if (collects) good.push(result.good)
      if (open === null) continue
      change += openChange(result.good, books)
    }
  }
  const closed = mode === 'replace-open' ? [...left.keys()] : []
  const before_cents = sumOf([...(open?.values() ?? [])])
  const closedCents = sumOf(closed.map((id) => left.get(id) ?? 0))
  const openSums =
    open === null
      ? null
      : { before_cents, after_cents: Math.max(0, before_cents + change - closedCents) }
  return {
    results,
    good,
    closed,
    summary: {
      finished: true,
      checked: results.size,
      rows: dataRows(record),
      print: results.printWith(closed),
      counts: { ...results.counts, closed: closed.length },
      codes: results.codes,
      amount_cents: results.amount_cents,
      ready_cents: results.ready_cents,
      open: openSums,
      is_large: openSums !== null && isLargeChange(openSums),
    },
  }
}

/**
 * The installments that a row names, refused or not: a file that is to replace what is open does not
 * close them. Of a refused row it is not known whether it tells of earlier years.
 */
function namedInstallments({ tenant, department_id, mode }: BooksPlace) {
  const index = accountIndex(tenant, department_id ?? '')
  return ({ named, good }: RowResult): string[] => {
    if (mode !== 'replace-open' || named === null) return []
    const parcel = index.find(named.account, named.client)
    if (!parcel) return []
    const tellsPrior = good === null || ('cycle' in good && good.prior_cents > 0)
    const isNamed = ({ cycle }: { readonly cycle: string }) =>
      named.cycle === null || named.cycle === cycle || (tellsPrior && cycle === delinquentCycle)
    return tenant.bills
      .by('parcel', parcel.id)
      .filter(({ year }) => named.year === null || named.year === year)
      .flatMap(({ installments }) => installments.filter(isNamed))
      .map(({ id }) => id)
  }
}
