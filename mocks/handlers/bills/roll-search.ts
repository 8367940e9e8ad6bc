import { billStatus } from '@/contract/bills/bill-search'
import { billId } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import type { Balances } from '@mocks/world/bills/balances'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { Roll } from '@mocks/world/roll/roll'
import type { Line, LineOrder, SearchQuery, Sorting } from './bill-lines'
import { matcherFor } from './bill-matcher'
import { ownValue } from '@/rules/own-value'

/**
 * The search through a roll of a hundred thousand parcels: only the shown page becomes rows.
 * Changed parcels are left out, because they are rows already.
 */
export interface RollSearch {
  readonly count: number
  /** The index of a match in the roll, by its rank in the requested order. */
  readonly placeAt: (rank: number) => number
  readonly lineAt: (place: number) => Line
  readonly parcelAt: (place: number) => ParcelRow
}

interface RollWish {
  readonly query: SearchQuery
  readonly sorting: Sorting
  /** `writtenParcels` */
  readonly written: readonly string[]
}

export function searchRoll(
  tenant: Tenant,
  roll: Roll,
  balances: Balances,
  { query, sorting, written }: RollWish,
): RollSearch {
  const year = query.year ?? roll.years[0] ?? 0
  const statuses = new Map<string, Line['status']>()
  const example = tenant.departments.get(roll.departmentId)?.search.example ?? null

  /** Parcels in the same situation have the same status: one of them is looked at. */
  function statusAt(place: number): Line['status'] {
    const situation = roll.situation(place)
    const known = statuses.get(situation)
    if (known) return known
    const parcel = roll.parcel(place)
    const row = tenant.bills.get(billId(parcel.id, year))
    const status = row ? balances.bill(parcel, row).status : { kind: 'paid' as const }
    statuses.set(situation, status)
    return status
  }

  const lineAt = (place: number): Line => ({
    ...roll.sketch(place),
    year,
    amount_due_cents: roll.due(place, year),
    status: statusAt(place),
  })
  const found = roll.years.includes(year) ? matches({ roll, example }, query, year, written) : []
  return {
    count: found.length,
    placeAt: sorted(roll, found, sorting, year, statusAt),
    lineAt,
    parcelAt: (place) => roll.parcel(place),
  }
}

function matches(
  { roll, example }: { readonly roll: Roll; readonly example: string | null },
  query: SearchQuery,
  year: number,
  own: readonly string[],
): number[] {
  // A roll of parcels has neither cases nor contractors.
  if (query.by !== 'number' && query.by !== 'owner' && query.by !== 'address') return []
  const texts = roll.texts[query.by]
  const isWanted = matcherFor(query, example)
  const written = new Set(own.map((id) => roll.indexOf(id)))
  const found: number[] = []
  for (let place = 0; place < texts.length; place++) {
    if (!isWanted(texts[place] ?? '') || written.has(place)) continue
    if (query.status === 'due' && roll.due(place, year) <= 0) continue
    found.push(place)
  }
  // Texts are read as they lie in memory, which is faster than by owner, and put in order after it.
  return query.by === 'owner' ? inOrderOf(found, (place) => roll.ownerRank(place)) : found
}

/** A rank has at most 17 bits: the key and the rank in the usual order fit into one number. */
const ranks = 2 ** 17

/** Of equal keys the one that stands first stays so. */
function inOrderOf(found: readonly number[], keyOf: (place: number) => number): number[] {
  const keys = new Float64Array(found.length)
  found.forEach((place, usual) => {
    keys[usual] = keyOf(place) * ranks + usual
  })
  // Numbers that hold their order are sorted ten times faster than by a function that compares.
  return Array.from(keys.toSorted(), (key) => found[((key % ranks) + ranks) % ranks] ?? 0)
}

/** Parcels of the roll whose rows, bills or payments are not what the roll says. */
export function writtenParcels(tenant: Tenant, roll: Roll): string[] {
  const parcels = [
    ...tenant.parcels.ownIds(),
    ...tenant.bills.ownIds().map((id) => id.slice(0, id.lastIndexOf('/'))),
    ...tenant.payments.read((row) => row.items.flatMap((item) => item.parcel_id ?? [])).flat(),
  ]
  return [...new Set(parcels)].filter((id) => roll.indexOf(id) !== null)
}

function sorted(
  roll: Roll,
  found: readonly number[],
  { name, direction }: Sorting,
  year: number,
  statusAt: (place: number) => Line['status'],
): RollSearch['placeAt'] {
  const keyOf = ownValue(keysFor(roll, year, statusAt), name ?? '')
  if (!keyOf) return (rank) => found[rank] ?? 0
  const inOrder = inOrderOf(found, (place) => direction * keyOf(place))
  return (rank) => inOrder[rank] ?? 0
}

/** In the order of the words. */
const kinds = billStatus.options.map(({ entries }) => entries.kind.literal).toSorted()

function keysFor(
  roll: Roll,
  year: number,
  statusAt: (place: number) => Line['status'],
): Readonly<Record<string, (place: number) => number>> {
  return {
    account: (place) => place,
    owner: (place) => roll.ownerRank(place),
    address: (place) => roll.streetRank(place),
    amount_due_cents: (place) => roll.due(place, year),
    status: (place) => kinds.indexOf(statusAt(place).kind),
  }
}

/** Where a row stands among the places. */
export const rankOf = (
  row: Line,
  { count, placeAt, lineAt }: RollSearch,
  order: LineOrder,
): number => firstFrom(count, (rank) => order(lineAt(placeAt(rank)), row) >= 0)

/** The first of so many for which it holds, found by halves: from there on it holds for all. */
export function firstFrom(count: number, holds: (at: number) => boolean): number {
  let from = 0
  let to = count
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
