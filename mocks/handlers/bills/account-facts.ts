import type { Account, LinkedAccount } from '@/contract/bills/accounts'
import type { BillRow as SearchRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import { agingOf } from '@/rules/bills/aging'
import { isSameClient, shapedNumber } from '@/rules/people/linkable'
import { sumOf } from '@/rules/payments/money'
import { normalizeNumber } from '@/rules/bills/search-terms'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { Tenant } from '@mocks/world/create-world'
import type { BillRow } from '@mocks/world/bills/bills'
import { aboutBill } from '@mocks/world/bills/bill-about'
import { ledgerOf, lastPayment } from '@mocks/world/bills/ledger'
import { balancesAt, yearsOf, type Balances } from '@mocks/world/bills/balances'
import { holdOn, type ParcelRow, shownParcel } from '@mocks/world/bills/parcels'
import { usageOf } from '@mocks/world/bills/usage'
import { openOf } from './open-of'

/** The named account; without a customer number the only one. */
export function accountNamed(
  tenant: Tenant,
  department: Department,
  number: string,
  client: string | null,
): ParcelRow | null {
  const typed = normalizeNumber(number)
  const written = shapedNumber(number, department.search.example)
  // Where two departments have the same numbers, the department's name stands before them.
  const ids = [number.trim(), written].flatMap((text) => [text, `${department.id}.${text}`])
  const row = ids
    .flatMap((id) => tenant.parcels.get(id) ?? [])
    .find(
      (parcel) =>
        parcel.department_id === department.id && normalizeNumber(parcel.account) === typed,
    )
  return row && (client === null || isSameClient(row.client, client)) ? row : null
}

interface OpenPart {
  readonly due_date: string
  readonly balance_cents: number
}

interface OwedBill {
  readonly row: BillRow
  readonly installments: readonly OpenPart[]
}

/**
 * The open amount of each year; carried amounts are counted in the year that they were carried to.
 */
const openParts = (bills: readonly OwedBill[]): OpenPart[] =>
  bills.flatMap(({ row, installments }) =>
    installments.filter(
      (part, index) => part.balance_cents !== 0 && !row.installments[index]?.carried,
    ),
  )

type Sums = Pick<Account, 'due_now_cents' | 'past_due_cents' | 'next_due' | 'balance_cents'>

function sumsOf(parts: readonly OpenPart[], today: string): Sums {
  const total = (of: readonly OpenPart[]) => sumOf(of.map(({ balance_cents }) => balance_cents))
  const due = parts.filter(({ balance_cents }) => balance_cents > 0)
  const until = (day: (date: string) => boolean) => due.filter(({ due_date }) => day(due_date))
  const [next] = due
    .map(({ due_date }) => due_date)
    .filter((date) => date > today)
    .toSorted()
  const nextCents = total(due.filter(({ due_date }) => due_date === next))
  return {
    due_now_cents: total(until((date) => date <= today)),
    past_due_cents: total(until((date) => date < today)),
    next_due: next === undefined ? null : { date: next, amount_cents: nextCents },
    balance_cents: total(parts),
  }
}

/** What is open of an account, and since when. */
function accountSums(tenant: Tenant, balances: Balances, parcel: ParcelRow): Sums {
  const rows = tenant.bills.by('parcel', parcel.id)
  const bills = rows.map((row) => ({ row, installments: balances.installments(row) }))
  return sumsOfBills(bills, balances.today)
}

/** The same of all bills of an account that are known already. */
export const sumsOfBills = (bills: readonly OwedBill[], today: string): Sums =>
  sumsOf(openParts(bills), today)

export function shownAccount(
  tenant: Tenant,
  parcel: ParcelRow,
  link: AccountLinkRow | null,
  now: number,
): Account {
  const balances = balancesAt(tenant, now)
  const shown = shownParcel(parcel)
  const lines = ledgerOf(tenant, parcel.id, now)
  return {
    parcel: shown,
    ...accountSums(tenant, balances, parcel),
    last_payment: latest(lastPayment(lines), parcel.utility?.last_payment ?? null),
    aging: agingOf(
      tenant.bills.by('parcel', parcel.id).flatMap((row) => balances.aged(row)),
      balances.today,
    ),
    hold: holdOn(parcel, balances.today),
    bills: yearsOf(tenant, parcel.id).flatMap((year) => openBill(tenant, balances, parcel, year)),
    years: yearsOf(tenant, parcel.id),
    usage: usageOf(parcel, balances.today),
    shut_off: shutOffOn(tenant, balances, parcel, now),
    link: link && { id: link.id, nickname: link.nickname, ebilling: link.ebilling },
  }
}

/** The same day and amount as on the bills. */
function shutOffOn(
  tenant: Tenant,
  balances: Balances,
  parcel: ParcelRow,
  now: number,
): Account['shut_off'] {
  const notices = tenant.bills.by('parcel', parcel.id).flatMap((row) => {
    const bill = balances.bill(parcel, row)
    return aboutBill({ tenant, balances, parcel, row, bill, now }).notices
  })
  const notice = notices.find((one) => one.kind === 'shut-off')
  return notice ? { date: notice.date, amount_cents: notice.amount_cents } : null
}

/** As the search shows it, if something is open or on its way. */
function openBill(
  tenant: Tenant,
  balances: Balances,
  parcel: ParcelRow,
  year: number,
): SearchRow[] {
  const row = tenant.bills.by('parcel', parcel.id).find((bill) => bill.year === year)
  if (!row || row.installments.every((part) => part.carried)) return []
  const bill = balances.bill(parcel, row)
  if (bill.total_cents <= 0 && !bill.pending) return []
  const { id: parcel_id, department_id, account, client, owner, address } = parcel
  return [
    {
      parcel_id,
      department_id,
      account,
      client,
      owner,
      address,
      year,
      status: bill.status,
      amount_due_cents: bill.total_cents,
      ...openOf(bill),
    },
  ]
}

/** A line of the profile's list. */
export function shownLink(tenant: Tenant, row: AccountLinkRow, now: number): LinkedAccount[] {
  const parcel = tenant.parcels.get(row.parcel_id)
  // Gone from the books since it was linked.
  if (!parcel) return []
  const balances = balancesAt(tenant, now)
  const sums = accountSums(tenant, balances, parcel)
  const isDueToday = sums.due_now_cents > sums.past_due_cents
  return [
    {
      id: row.id,
      department_id: parcel.department_id,
      account: parcel.account,
      client: parcel.client,
      parcel_id: parcel.id,
      nickname: row.nickname,
      owner: parcel.owner,
      address: parcel.address,
      balance_cents: sums.balance_cents,
      past_due_cents: sums.past_due_cents,
      next_due: isDueToday ? balances.today : (sums.next_due?.date ?? null),
      ebilling: row.ebilling,
      linked_at: row.linked_at,
    },
  ]
}

type Last = Account['last_payment']

/** This portal's, or the one that the utility's own system has told. */
const latest = (own: Last, told: Last): Last =>
  own === null || (told !== null && told.date > own.date) ? told : own
