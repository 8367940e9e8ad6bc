import type { SearchWay } from '@/contract/departments/departments'
import { hasNames, nameWords, phoneDigits } from '@/rules/bills/office-terms'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { compare } from '@mocks/handlers/page'
import type { BillRow } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { parcelOfBillNumber } from '@mocks/world/roll/roll-rows'
import { searchTexts } from '@mocks/world/bills/search-texts'
import { sortingOf } from './bill-lines'
import { matcherFor } from './bill-matcher'
import { type SearchContext, searchLimit } from './office-search-context'
import { searchRoll, writtenParcels } from './roll-search'

/** The accounts of a term: whole numbers first, then by number; one more than is shown. */
export function accountsNamed(search: SearchContext): ParcelRow[] {
  const { term } = search
  const found = new Map<string, ParcelRow>()
  const add = (parcel: ParcelRow) => {
    if (search.departments.has(parcel.department_id)) found.set(parcel.id, parcel)
  }
  for (const way of term.ways) for (const parcel of accountsBy(search, way)) add(parcel)
  for (const parcel of accountsOfPeople(search)) add(parcel)
  const exact = isExact(search)
  return [...found.values()]
    .toSorted((a, b) => Number(exact(b)) - Number(exact(a)) || compare(a.account, b.account))
    .slice(0, searchLimit)
}

/** The whole number was typed. */
export function isExact({ q }: Pick<SearchContext, 'q'>): (parcel: ParcelRow) => boolean {
  const wanted = normalizeNumber(q)
  return ({ account }) => normalizeNumber(account) === wanted
}

function accountsBy(
  { tenant, balances, departments, q }: SearchContext,
  by: SearchWay,
): ParcelRow[] {
  const query = { by, q }
  const textOf = searchTexts[by]
  const matchers = new Map(
    [...departments].map(([id, { search }]) => [id, matcherFor(query, search.example)]),
  )
  const wants = (parcel: Readonly<ParcelRow>) =>
    matchers.get(parcel.department_id)?.(textOf(parcel)) ?? false
  const held = tenant.parcels.held(wants)
  const { roll } = tenant
  if (!roll) return held
  const known = new Set(held.map(({ id }) => id))
  const written = writtenParcels(tenant, roll)
  const others = written
    .filter((id) => !known.has(id))
    .flatMap((id) => tenant.parcels.get(id) ?? [])
    .filter(wants)
  if (!departments.has(roll.departmentId)) return [...held, ...others]
  const sorting = sortingOf(query)
  const { count, placeAt, parcelAt } = searchRoll(tenant, roll, balances, {
    query,
    sorting,
    written,
  })
  const ranks = Array.from({ length: Math.min(count, searchLimit) }, (_, rank) => rank)
  return [...held, ...others, ...ranks.map((rank) => parcelAt(placeAt(rank)))]
}

/** Accounts that a citizen of this name, e-mail address or phone number has linked. */
function accountsOfPeople({ context, tenant, term, q }: SearchContext): ParcelRow[] {
  const names = term.ways.includes('owner') ? nameWords(q) : []
  const { users, accountLinks } = context.world
  const ids = users.pluck('merchant', tenant.id, ({ id, name, email, phone }) => {
    const isName = names.length > 0 && hasNames(name, names)
    const isEmail = term.email !== null && email.toLowerCase() === term.email
    const isPhone = term.phone !== null && phoneDigits(phone ?? '') === term.phone
    return isName || isEmail || isPhone ? id : ''
  })
  return ids
    .filter((id) => id !== '')
    .flatMap((id) => accountLinks.by('user', id))
    .filter((link) => link.merchant_id === tenant.id)
    .flatMap((link) => tenant.parcels.get(link.parcel_id) ?? [])
}

/** Bills by their whole number. */
export function billsNumbered({
  tenant,
  departments,
  q,
}: SearchContext): { readonly row: BillRow; readonly number: string }[] {
  const wanted = normalizeNumber(q)
  const { roll } = tenant
  const ofRoll = roll ? parcelOfBillNumber(q) : null
  const rows = [
    ...tenant.bills.held((row) =>
      row.installments.some((part) => normalizeNumber(part.bill_number) === wanted),
    ),
    ...(ofRoll === null ? [] : tenant.bills.by('parcel', ofRoll)),
  ]
  return [...new Map(rows.map((row) => [row.id, row])).values()].flatMap((row) => {
    const part = row.installments.find(({ bill_number }) => normalizeNumber(bill_number) === wanted)
    // Where a bill has its account's number, the account is found anyway.
    const isOwn = part && normalizeNumber(part.bill_number) !== normalizeNumber(row.parcel_id)
    return isOwn && departments.has(row.department_id) ? [{ row, number: part.bill_number }] : []
  })
}
