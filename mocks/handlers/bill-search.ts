import type { InferOutput } from 'valibot'
import type { BillRow as SearchRow, searchBills } from '@/contract/bill-search'
import { isLongEnough } from '@/rules/search-terms'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { billId } from '@mocks/world/bills'
import type { Tenant } from '@mocks/world/create-world'
import { owingAt, yearsOf, type Owing } from '@mocks/world/owing'
import type { ParcelRow } from '@mocks/world/parcels'
import { searchTexts } from '@mocks/world/search-texts'
import { sortingOf, type SearchQuery, type Sorting } from './bill-lines'
import { matcherFor } from './bill-matcher'
import { placeOnPages } from './page'
import { firstFrom, rankOf, searchRoll, writtenParcels, type RollSearch } from './roll-search'
import { tenantOf } from './scope'
import { similarNumbers } from './similar-numbers'

type Found = InferOutput<(typeof searchBills)['answer']>

/** More matches than anybody reads: the search should be narrowed (product.md P3). */
const manyMatches = 200

export function search(context: CallContext, { query }: { readonly query: SearchQuery }): Found {
  if (!isLongEnough(query.q)) throw invalid({ q: ['Type at least 2 characters.'] })
  const tenant = tenantOf(context)
  const departments = searchable(tenant, context.department)
  const owing = owingAt(tenant, context.now)
  const sorting = sortingOf(query)
  const { roll } = tenant
  const written = roll ? writtenParcels(tenant, roll) : []
  const rows = heldRows(tenant, owing, departments, query, written).toSorted(sorting.order)
  const through =
    roll && departments.has(roll.department)
      ? searchRoll(tenant, roll, owing, { query, sorting, written })
      : null
  const total = rows.length + (through?.count ?? 0)
  const place = placeOnPages(total, query)
  return {
    data: through
      ? merged(rows, through, sorting, place, (parcel) => rowFor(tenant, owing, parcel, query.year))
      : rows.slice(place.from, place.to),
    pagination: place.pagination,
    too_many: total > manyMatches,
    similar:
      query.by === 'number' && total === 0 ? similarNumbers(tenant, departments, query.q) : [],
  }
}

/** All that match and are held as rows; of a roll those that somebody has written to. */
function heldRows(
  tenant: Tenant,
  owing: Owing,
  departments: ReadonlySet<string>,
  query: SearchQuery,
  written: readonly string[],
): SearchRow[] {
  const isWanted = matcherFor(query)
  const textOf = searchTexts[query.by]
  const wants = (parcel: Readonly<ParcelRow>) =>
    departments.has(parcel.department_id) && isWanted(textOf(parcel))
  const held = tenant.parcels.held(wants)
  const ids = new Set(held.map(({ id }) => id))
  const others = written
    .filter((id) => !ids.has(id))
    .flatMap((id) => tenant.parcels.get(id) ?? [])
    .filter(wants)
  const rows = [...held, ...others].flatMap((parcel) => rowFor(tenant, owing, parcel, query.year))
  return query.status === 'due' ? rows.filter((row) => row.amount_due_cents > 0) : rows
}

/** The lines of one page: held rows stand where they belong among the roll's. */
function merged(
  rows: readonly SearchRow[],
  through: RollSearch,
  { order }: Sorting,
  { from, to }: { readonly from: number; readonly to: number },
  rowsFor: (parcel: ParcelRow) => SearchRow[],
): SearchRow[] {
  // Rows are in order, so how many of them stand before a line is found by halves, too.
  const lineOf = (at: number) => {
    const row = rows[at]
    return row ? rankOf(row, through, order) + at : Number.POSITIVE_INFINITY
  }
  const page: SearchRow[] = []
  let next = firstFrom(rows.length, (at) => lineOf(at) >= from)
  let line = lineOf(next)
  for (let at = from; at < to; at++) {
    const row = rows[next]
    if (row && line === at) {
      page.push(row)
      next += 1
      line = lineOf(next)
    } else page.push(...rowsFor(through.parcelAt(through.placeAt(at - next))))
  }
  return page
}

/** The department of the header; none: all whose bills can be looked up here. */
function searchable(tenant: Tenant, current: string | null): ReadonlySet<string> {
  const departments = tenant.departments.filter(
    (row) =>
      row.status &&
      (row.source_type === 1 || row.source_type === 2) &&
      (current === null || row.id === current),
  )
  return new Set(departments.map((row) => row.id))
}

function rowFor(
  tenant: Tenant,
  owing: Owing,
  parcel: ParcelRow,
  year: number | undefined,
): SearchRow[] {
  const wanted = year ?? yearsOf(tenant, parcel.id)[0]
  const row = wanted === undefined ? undefined : tenant.bills.get(billId(parcel.id, wanted))
  if (!row) return []
  const bill = owing.bill(parcel, row)
  return [
    {
      parcel_id: parcel.id,
      department_id: parcel.department_id,
      account: parcel.account,
      client: parcel.client,
      owner: parcel.owner,
      address: parcel.address,
      year: row.year,
      status: bill.status,
      amount_due_cents: bill.total_cents,
      payable: !bill.hold && !bill.pending && bill.total_cents > 0,
      open: bill.installments
        .filter((part) => part.balance_cents > 0)
        .map(({ id, cycle, bill_number, due_date, balance_cents }) => ({
          id,
          cycle,
          bill_number,
          due_date,
          balance_cents,
        })),
    },
  ]
}
