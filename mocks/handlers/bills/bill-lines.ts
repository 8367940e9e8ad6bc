import type { InferOutput } from 'valibot'
import type { BillRow as SearchRow, searchBills } from '@/contract/bills/bill-search'
import type { SearchWay } from '@/contract/departments/departments'
import { compare } from '@mocks/handlers/page'
import { ownValue } from '@/rules/own-value'

/** In which order the lines of a search stand. */

export type AskedSearch = InferOutput<NonNullable<(typeof searchBills)['query']>>

/** What is asked, with the department's defaults filled in. */
export interface SearchQuery extends Omit<AskedSearch, 'by' | 'newest_year'> {
  readonly by: SearchWay
}

/** What the order of a line depends on. */
export interface Line extends Pick<
  SearchRow,
  'account' | 'owner' | 'address' | 'year' | 'amount_due_cents'
> {
  readonly status: Readonly<Pick<SearchRow['status'], 'kind'>>
}

export type LineOrder = (a: Line, b: Line) => number

const byAccount: LineOrder = (a, b) => compare(a.account, b.account)

const byOwner: LineOrder = (a, b) => compare(a.owner, b.owner) || byAccount(a, b)

const usualOrder: Readonly<Record<SearchQuery['by'], LineOrder>> = {
  number: byAccount,
  case: byAccount,
  contractor: byAccount,
  owner: byOwner,
  name: byOwner,
  address: (a, b) =>
    compare(streetOf(a.address), streetOf(b.address)) ||
    Number.parseInt(a.address, 10) - Number.parseInt(b.address, 10) ||
    byAccount(a, b),
}

const streetOf = (address: string) => address.replace(/^\d+\s*/, '')

const sortKeys: Readonly<Record<string, (line: Line) => string | number>> = {
  account: (line) => line.account,
  owner: (line) => line.owner,
  address: (line) => streetOf(line.address),
  year: (line) => line.year,
  status: (line) => line.status.kind,
  amount_due_cents: (line) => line.amount_due_cents,
}

export interface Sorting {
  /** null: in the usual order alone. */
  readonly name: string | null
  readonly direction: 1 | -1
  readonly order: LineOrder
}

/** `-name` sorts downwards; a name that is not in the table keeps the usual order. */
export function sortingOf({ by, sort }: SearchQuery): Sorting {
  const usual = usualOrder[by]
  const name = sort?.replace(/^-/, '') ?? ''
  const key = ownValue(sortKeys, name)
  if (!key) return { name: null, direction: 1, order: usual }
  const direction = sort?.startsWith('-') ? -1 : 1
  return { name, direction, order: (a, b) => direction * compare(key(a), key(b)) || usual(a, b) }
}
