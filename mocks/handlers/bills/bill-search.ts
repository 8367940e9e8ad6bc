import type { InferOutput } from 'valibot'
import type { BillRow as SearchRow, searchBills } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import { isLongEnough, normalizeNumber } from '@/rules/bills/search-terms'
import { waysOf } from '@/rules/bills/search-ways'
import { isOfAllYears } from '@/rules/bills/search-years'
import { fitsSecond, isSecondMissing, maskedOwner } from '@/rules/bills/second-fact'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { billId } from '@mocks/world/bills/bills'
import { bornOf } from '@mocks/world/bills/court-tickets'
import type { Tenant } from '@mocks/world/create-world'
import { balancesAt, yearsOf, type Balances } from '@mocks/world/bills/balances'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { searchTexts } from '@mocks/world/bills/search-texts'
import {
  type AskedSearch,
  type Line,
  sortingOf,
  type SearchQuery,
  type Sorting,
} from './bill-lines'
import { matcherFor, mayBeWhole, wholeMatcherFor } from './bill-matcher'
import { placeOnPages } from '@mocks/handlers/page'
import { firstFrom, rankOf, searchRoll, writtenParcels, type RollSearch } from './roll-search'
import { tenantOf } from '@mocks/handlers/scope'
import { openOf } from './open-of'
import { countFacts } from './second-fact-tries'
import { isOwnStaff } from '@mocks/handlers/people/own-staff'
import { similarNumbers } from './similar-numbers'

type Found = InferOutput<(typeof searchBills)['answer']>

/** More matches than a person reads: the search should be narrowed (product.md P3). */
const manyMatches = 200

export function search(context: CallContext, call: { readonly query: AskedSearch }): Found {
  if (!isLongEnough(call.query.q)) throw invalid({ q: ['Type at least 2 characters.'] })
  const tenant = tenantOf(context)
  const asked = searchable(tenant, context.departmentId)
  const query = filledIn(call.query, context.departmentId === null ? undefined : asked[0])
  const open = asked.filter((row) => isOpen(context, row, query))
  const departments: Wanted = new Map(open.map((row) => [row.id, row]))
  const isClosed = asked.length > 0 && open.length === 0
  const balances = balancesAt(tenant, context.now)
  const sorting = sortingOf(query)
  const { roll } = tenant
  const written = roll ? writtenParcels(tenant, roll) : []
  const found: Finding = { context, tenant, balances, departments, query }
  const lines = linesOf(found, shownParcels(found, written)).toSorted(sorting.order)
  const through =
    roll && departments.has(roll.departmentId)
      ? searchRoll(tenant, roll, balances, { query, sorting, written })
      : null
  const total = lines.length + (through?.count ?? 0)
  const place = placeOnPages(total, query)
  return {
    data: through
      ? merged(lines, through, sorting, place, (parcel) => rowFor(found, parcel))
      : lines.slice(place.from, place.to).map((line) => line.row()),
    pagination: place.pagination,
    too_many: total > manyMatches,
    similar:
      query.by === 'number' && total === 0
        ? similarNumbers(tenant, new Set(open.filter(isPublic).map(({ id }) => id)), query.q)
        : [],
    ...(isClosed ? { second_needed: true } : {}),
  }
}

/** A page may ask for what its address says before it knows the department. */
function filledIn(
  { newest_year = false, house, ...query }: AskedSearch,
  department: Department | undefined,
): SearchQuery {
  const [firstWay = 'number'] = department ? waysOf(department) : []
  const [newest] = department?.search.years.toSorted((a, b) => b - a) ?? []
  const { by = firstWay } = query
  const { pattern = null } = department?.search ?? {}
  const ofNewest = newest_year && !isOfAllYears({ by, q: query.q, pattern })
  const { year = ofNewest ? newest : undefined } = query
  // A house is one of a street.
  return { ...query, by, year, house: by === 'address' ? house : undefined }
}

type Wanted = ReadonlyMap<string, Department>

interface Finding {
  readonly context: CallContext
  readonly tenant: Tenant
  readonly balances: Balances
  readonly departments: Wanted
  readonly query: SearchQuery
}

/** Open record: the number suffices. */
const isPublic = ({ search: { second } }: Department) => second === undefined

/**
 * Staff need no second fact; others see nothing without one, nor by a way that the department does
 * not offer: a name with the city's ZIP code would list everyone of that name.
 */
const isOpen = (context: CallContext, department: Department, query: SearchQuery) =>
  !needsTwo(context, department) ||
  (waysOf(department).includes(query.by) &&
    !isSecondMissing(query.by, department.search.second, query))

const needsTwo = (context: CallContext, { id, search: { second } }: Department) =>
  second !== undefined && !isOwnStaff(context, id)

/** All matches held as rows; of a roll only the changed ones. */
function shownParcels(found: Finding, written: readonly string[]): ParcelRow[] {
  const { context, tenant, departments, query } = found
  const textOf = searchTexts[query.by]
  const matchers = new Map(
    [...departments].map(([id, department]) => {
      const { example } = department.search
      if (needsTwo(context, department)) return [id, wholeMatcherFor(query, example)]
      const isWanted = matcherFor(query, example)
      return [id, (parcel: Readonly<ParcelRow>) => isWanted(textOf(parcel))]
    }),
  )
  const wants = (parcel: Readonly<ParcelRow>) =>
    matchers.get(parcel.department_id)?.(parcel) ?? false
  const held = tenant.parcels.held(wants)
  const ids = new Set(held.map(({ id }) => id))
  const others = written
    .filter((id) => !ids.has(id))
    .flatMap((id) => tenant.parcels.get(id) ?? [])
    .filter(wants)
  return withSecondFact(found, [...held, ...others])
}

/** Of the accounts that the first fact names those that the second one fits, too. */
function withSecondFact(
  { context, tenant, departments, query }: Finding,
  parcels: readonly ParcelRow[],
): ParcelRow[] {
  const closed = [...departments.values()].filter((department) => needsTwo(context, department))
  if (closed.length === 0) return [...parcels]
  const secondOf = new Map(closed.map(({ id, search: { second = [] } }) => [id, second]))
  const named = parcels.filter(({ department_id }) => secondOf.has(department_id))
  const right = named.filter((parcel) =>
    fitsSecond(query.by, secondOf.get(parcel.department_id) ?? [], query, {
      ...parcel,
      born: bornOf(parcel),
    }),
  )
  const isTry =
    named.length > 0 || closed.some(({ search: { example } }) => mayBeWhole(query, example))
  if (isTry) {
    // By name it is the person's date of birth that is guessed, however many cases there are.
    const accountOf = ({ id, owner }: ParcelRow) => (query.by === 'name' ? `name ${owner}` : id)
    const typed = `${query.by} ${normalizeNumber(`${query.house ?? ''}${query.q}`)}`
    countFacts(context, tenant, {
      named: named.length > 0 ? [...new Set(named.map(accountOf))] : [typed],
      right: right.map(accountOf),
      facts: query,
    })
  }
  return parcels.filter((parcel) => !secondOf.has(parcel.department_id) || right.includes(parcel))
}

/** A match whose balance is worked out where the order, or the page, needs it. */
interface FoundLine extends Line {
  readonly row: () => SearchRow
}

function linesOf(found: Finding, parcels: readonly ParcelRow[]): FoundLine[] {
  const lines = parcels.flatMap((parcel) => lineFor(found, parcel))
  return found.query.status === 'due' ? lines.filter((line) => line.amount_due_cents > 0) : lines
}

/** The lines of one page: held rows stand where they belong among the roll's. */
function merged(
  lines: readonly FoundLine[],
  through: RollSearch,
  { order }: Sorting,
  { from, to }: { readonly from: number; readonly to: number },
  rowsFor: (parcel: ParcelRow) => SearchRow[],
): SearchRow[] {
  // They are in order, so how many of them stand before a line is found by halves, too.
  const placeOf = (at: number) => {
    const line = lines[at]
    return line ? rankOf(line, through, order) + at : Number.POSITIVE_INFINITY
  }
  const page: SearchRow[] = []
  let next = firstFrom(lines.length, (at) => placeOf(at) >= from)
  let place = placeOf(next)
  for (let at = from; at < to; at++) {
    const line = lines[next]
    if (line && place === at) {
      page.push(line.row())
      next += 1
      place = placeOf(next)
    } else page.push(...rowsFor(through.parcelAt(through.placeAt(at - next))))
  }
  return page
}

/** The department of the header; none: all whose bills can be looked up here. */
const searchable = (tenant: Tenant, current: string | null): Department[] =>
  tenant.departments.filter(
    (row) =>
      row.status &&
      (row.source_type === 1 || row.source_type === 2) &&
      (current === null || row.id === current),
  )

const rowFor = (found: Finding, parcel: ParcelRow): SearchRow[] =>
  lineFor(found, parcel).map((line) => line.row())

/** None where the parcel has no bill of that year. */
function lineFor(found: Finding, parcel: ParcelRow): FoundLine[] {
  const { context, tenant, departments, query } = found
  const years = yearsOf(tenant, parcel.id)
  const year = query.year ?? years[0]
  if (year === undefined || !years.includes(year)) return []
  const masks =
    departments.get(parcel.department_id)?.search.mask_owner &&
    !isOwnStaff(context, parcel.department_id)
  const { id: parcel_id, department_id, account, client, address } = parcel
  const owner = masks ? maskedOwner(parcel.owner) : parcel.owner
  const shown = { parcel_id, department_id, account, client, owner, address, year }
  let known: SearchRow | null = null
  const row = () => (known ??= { ...shown, ...owingOf(found, parcel, year) })
  return [
    {
      ...shown,
      row,
      get status() {
        return row().status
      },
      get amount_due_cents() {
        return row().amount_due_cents
      },
    },
  ]
}

type Owing = Pick<SearchRow, 'status' | 'amount_due_cents' | 'payable' | 'open'>

function owingOf({ tenant, balances }: Finding, parcel: ParcelRow, year: number): Owing {
  const held = tenant.bills.get(billId(parcel.id, year))
  if (!held) throw new Error(`${parcel.id} has no bill of ${year}`)
  const bill = balances.bill(parcel, held)
  return {
    status: bill.status,
    // A credit is only in the bill.
    amount_due_cents: Math.max(0, bill.total_cents),
    ...openOf(bill),
  }
}
