import {
  type AccountHit,
  type BillHit,
  mostHits,
  type OfficeHits,
  type PaymentHit,
  searchOffice,
} from '@/contract/bills/office-search'
import { isLongEnough } from '@/rules/bills/search-terms'
import { readOfficeTerm } from '@/rules/bills/office-terms'
import { seesDepartment } from '@/rules/people/departments-seen'
import { sumOf } from '@/rules/payments/money'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import { takeLookup } from '@mocks/handlers/people/lookups'
import { merchantFor } from '@mocks/handlers/scope'
import { compare } from '@mocks/handlers/page'
import { balancesAt, type OwingBill } from '@mocks/world/bills/balances'
import type { BillRow } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { holdOn, type ParcelRow } from '@mocks/world/bills/parcels'
import { sumsOfBills } from './account-facts'
import { type SearchContext, searchLimit } from './office-search-context'
import { accountsNamed, billsNumbered, isExact } from './office-matches'
import { paymentHitsOf } from './office-payments'

function groupOf<Row>(rows: readonly Row[]): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, mostHits), more: rows.length > mostHits }
}

export const officeSearchHandlers: Handlers<'searchOffice'> = {
  searchOffice: reads(searchOffice, (context, { query }) => {
    const { q, merchant_id, department_id } = query
    if (!isLongEnough(q)) throw invalid({ q: ['Type at least 2 characters.'] })
    const term = readOfficeTerm(q)
    if (term.email !== null) takeLookup(context, 'email', term.email)
    if (term.phone !== null) takeLookup(context, 'phone', term.phone)
    const found = tenantsFor(context, merchant_id).map((tenant) => {
      const seen = tenant.departments.filter(
        ({ id }) =>
          seesDepartment(context.subject, id) &&
          (department_id === undefined || id === department_id),
      )
      const departments = new Map(seen.map((row) => [row.id, row]))
      const balances = balancesAt(tenant, context.now)
      return hitsOf({ context, tenant, balances, departments, q, term })
    })
    const payments = found
      .flatMap((hits) => hits.payments)
      .toSorted((a, b) => compare(b.at, a.at) || compare(a.confirmation, b.confirmation))
    return {
      data: {
        bills: groupOf(found.flatMap(({ bills }) => bills)),
        accounts: groupOf(found.flatMap(({ accounts }) => accounts)),
        payments: groupOf(payments),
        permits: groupOf(found.flatMap(({ permits }) => permits)),
      } satisfies OfficeHits,
    }
  }),
}

/** On the root without a choice all merchants (decision 19). */
function tenantsFor(context: CallContext, merchantId: string | undefined): Tenant[] {
  const { world, tenant } = context
  if (tenant || merchantId !== undefined) return [merchantFor(context, merchantId)]
  return world.merchants
    .all((a, b) => compare(a.name, b.name))
    .flatMap(({ id }) => world.tenantOf(id) ?? [])
}

interface Hits {
  readonly bills: BillHit[]
  readonly accounts: AccountHit[]
  readonly permits: AccountHit[]
  readonly payments: PaymentHit[]
}

function hitsOf(search: SearchContext): Hits {
  const { departments } = search
  const parcels = accountsNamed(search)
  const billsOf = billsBy(search)
  const isPermit = ({ department_id }: ParcelRow) =>
    departments.get(department_id)?.permits === true
  const accounts = parcels.filter((parcel) => !isPermit(parcel))
  return {
    bills: billHits(search, accounts, billsOf),
    accounts: accounts.map((parcel) => accountHit(search, parcel, billsOf)),
    permits: parcels.filter(isPermit).map((parcel) => accountHit(search, parcel, billsOf)),
    payments: paymentHitsOf(search, parcels.filter(isExact(search))),
  }
}

const merchantOf = (tenant: Tenant) => {
  const { id, name, sub_domain } = tenant.merchant()
  return { id, name, sub_domain }
}

interface OwedBill extends OwingBill {
  readonly row: BillRow
}
type BillsOf = (parcel: ParcelRow) => readonly OwedBill[]

/** The bills of an account, newest first; what is owed on them is worked out once for a search. */
function billsBy({ tenant, balances }: SearchContext): BillsOf {
  const known = new Map<string, readonly OwedBill[]>()
  return (parcel) => {
    const bills =
      known.get(parcel.id) ??
      tenant.bills
        .by('parcel', parcel.id)
        .toSorted((a, b) => b.year - a.year)
        .map((row) => ({ ...balances.bill(parcel, row), row }))
    known.set(parcel.id, bills)
    return bills
  }
}

function placeOf({ tenant, departments }: SearchContext, parcel: ParcelRow) {
  const { id: parcel_id, department_id, account, client, owner, address } = parcel
  const department = departments.get(department_id)?.name ?? department_id
  const merchant = merchantOf(tenant)
  return { merchant, department_id, department, parcel_id, account, client, owner, address }
}

/** The bill whose number was typed, then what is open or on its way of the accounts. */
function billHits(
  search: SearchContext,
  accounts: readonly ParcelRow[],
  billsOf: BillsOf,
): BillHit[] {
  const { tenant, balances } = search
  const hits = new Map<string, BillHit>()
  for (const { row, number } of billsNumbered(search)) {
    const parcel = tenant.parcels.get(row.parcel_id)
    if (parcel) hits.set(row.id, billHit(search, parcel, balances.bill(parcel, row), number))
  }
  for (const parcel of accounts) {
    if (hits.size >= searchLimit) break
    for (const bill of billsOf(parcel)) {
      const { row } = bill
      if (hits.has(row.id) || row.installments.every((part) => part.carried)) continue
      if (bill.total_cents > 0 || bill.pending) hits.set(row.id, billHit(search, parcel, bill))
    }
  }
  return [...hits.values()]
}

function billHit(
  search: SearchContext,
  parcel: ParcelRow,
  bill: OwingBill,
  number?: string,
): BillHit {
  const open = bill.installments.find((part) => part.balance_cents > 0) ?? bill.installments[0]
  return {
    ...placeOf(search, parcel),
    bill_number: number ?? open?.bill_number ?? '',
    year: bill.year,
    status: bill.status,
    amount_due_cents: Math.max(0, bill.total_cents),
    hold: bill.hold?.reason ?? null,
    ...underWay([bill]),
    user_id: linkedUser(search, parcel),
  }
}

/** The provider helps a citizen at the account as that citizen has it (product.md A8). */
function linkedUser({ context, tenant }: SearchContext, parcel: ParcelRow): string | null {
  const [link] = context.world.accountLinks.by('parcel', `${tenant.id}/${parcel.id}`)
  return link?.user_id ?? null
}

/** What is on its way, and what is being checked, which is not counted (decision 43). */
function underWay(bills: readonly Pick<OwingBill, 'pending'>[]) {
  const cents = (isChecking: boolean) =>
    sumOf(
      bills
        .filter(({ pending }) => (pending?.checking ?? false) === isChecking)
        .map(({ pending }) => pending?.amount_cents ?? 0),
    )
  return { pending_cents: cents(false), checking_cents: cents(true) }
}

function accountHit(search: SearchContext, parcel: ParcelRow, billsOf: BillsOf): AccountHit {
  const { balances } = search
  const bills = billsOf(parcel)
  const { balance_cents, past_due_cents } = sumsOfBills(bills, balances.today)
  return {
    ...placeOf(search, parcel),
    balance_cents,
    past_due_cents,
    hold: holdOn(parcel, balances.today)?.reason ?? null,
    ...underWay(bills),
    year: bills[0]?.year ?? null,
    user_id: linkedUser(search, parcel),
  }
}
