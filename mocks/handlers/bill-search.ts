import type { InferOutput } from 'valibot'
import type { BillRow as SearchRow, searchBills } from '@/contract/bills'
import { isLongEnough, normalizeNumber } from '@/rules/search-terms'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { billId } from '@mocks/world/bills'
import type { Tenant } from '@mocks/world/create-world'
import { owingAt, yearsOf, type Owing } from '@mocks/world/owing'
import type { ParcelRow } from '@mocks/world/parcels'
import { compare, pageOf, sortBy } from './page'
import { tenantOf } from './scope'
import { similarNumbers } from './similar-numbers'

type Query = InferOutput<NonNullable<(typeof searchBills)['query']>>
type Found = InferOutput<(typeof searchBills)['answer']>

/** More matches than anybody reads: the search should be narrowed (product.md P3). */
const manyMatches = 200

export function search(context: CallContext, { query }: { readonly query: Query }): Found {
  if (!isLongEnough(query.q)) throw invalid({ q: ['Type at least 2 characters.'] })
  const tenant = tenantOf(context)
  const departments = searchable(tenant, context.department)
  const matches = matcher(query)
  const parcels = tenant.parcels.filter(
    (parcel) => departments.has(parcel.department_id) && matches(parcel),
  )
  const owing = owingAt(tenant, context.now)
  const rows = parcels.flatMap((parcel) => rowFor(tenant, owing, parcel, query.year))
  const wanted = query.status === 'due' ? rows.filter((row) => row.amount_due_cents > 0) : rows
  const sorted = sortBy(wanted.toSorted(usualOrder[query.by]), query.sort, sortKeys)
  const inDepartments = ({ department_id: id }: Readonly<ParcelRow>) => departments.has(id)
  return {
    ...pageOf(sorted, query),
    too_many: sorted.length > manyMatches,
    similar:
      query.by === 'number' && sorted.length === 0
        ? similarNumbers(tenant, inDepartments, query.q)
        : [],
  }
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

function matcher({ by, q, house }: Query): (parcel: Readonly<ParcelRow>) => boolean {
  if (by === 'number') {
    const wanted = normalizeNumber(q)
    return (parcel) => normalizeNumber(parcel.account).includes(wanted)
  }
  const words = q
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (by === 'owner') {
    return ({ owner }) => {
      const names = owner.toLowerCase().split(/[\s,]+/)
      return words.every((word) => names.some((name) => name.startsWith(word)))
    }
  }
  return ({ address }) => {
    const lower = address.toLowerCase()
    return words.every((word) => lower.includes(word)) && isHouse(address, house)
  }
}

/** `1142`, the beginning `11`, or a range `11-13` of numbers or of their beginnings. */
function isHouse(address: string, wanted: string | undefined): boolean {
  const range = /^\s*(\d+)\s*(?:[-–—]\s*(\d+))?\s*$/.exec(wanted ?? '')
  if (!range) return true
  const house = /^\d+/.exec(address)?.[0] ?? ''
  const [, from = '', to = from] = range
  const begin = Number(house.slice(0, to.length))
  const whole = Number(house)
  return (
    (whole >= Number(from) && whole <= Number(to)) ||
    (house.length >= to.length &&
      from.length === to.length &&
      begin >= Number(from) &&
      begin <= Number(to))
  )
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

type Order = (a: SearchRow, b: SearchRow) => number

const byAccount: Order = (a, b) => compare(a.account, b.account)

const usualOrder: Readonly<Record<Query['by'], Order>> = {
  number: byAccount,
  owner: (a, b) => compare(a.owner, b.owner) || byAccount(a, b),
  address: (a, b) =>
    compare(streetOf(a.address), streetOf(b.address)) ||
    Number.parseInt(a.address, 10) - Number.parseInt(b.address, 10) ||
    byAccount(a, b),
}

const streetOf = (address: string) => address.replace(/^\d+\s*/, '')

const sortKeys: Readonly<Record<string, (row: SearchRow) => string | number>> = {
  account: (row) => row.account,
  owner: (row) => row.owner,
  address: (row) => streetOf(row.address),
  year: (row) => row.year,
  status: (row) => row.status.kind,
  amount_due_cents: (row) => row.amount_due_cents,
}
