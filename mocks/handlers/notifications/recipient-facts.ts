import { firstNameOf, type RecipientFacts } from '@/rules/notifications/values'
import { ownValue } from '@/rules/own-value'
import { sumOf } from '@/rules/payments/money'
import { plainDateIn } from '@/rules/time/dates'
import { iso } from '@mocks/cloud/zones'
import { balancesAt, yearsOf } from '@mocks/world/balances'
import type { Tenant } from '@mocks/world/create-world'
import { openParts } from './open-parts'

/** What the variables say of an account at a moment; null: of no account. */
export function recipientFacts(
  tenant: Tenant,
  parcelId: string | null,
  name: string | null,
  now: number,
): RecipientFacts {
  const parcel = parcelId === null ? undefined : tenant.parcels.get(parcelId)
  const first_name = firstNameOf(name ?? parcel?.owner ?? '')
  if (!parcel) return { ...nothing, first_name }
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const bills = tenant.bills.by('parcel', parcel.id)
  const parts = openParts(balancesAt(tenant, now), bills, iso(now), today)
  const [first] = parts.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))
  const [latest = 0] = yearsOf(tenant, parcel.id)
  const due = first && parts.filter(({ due_date }) => due_date === first.due_date)
  const of = bills
    .flatMap(({ year, installments }) => installments.map((part) => ({ ...part, year })))
    .find(({ due_date, carried }) => !carried && due_date === first?.due_date)
  return {
    first_name,
    department: tenant.departments.get(parcel.department_id)?.name ?? parcel.department_id,
    account: parcel.account,
    bill_year: String(of?.year ?? latest),
    cycle: ownValue(cycleWords, of?.cycle ?? '') ?? '',
    amount_due_cents: sumOf((due ?? []).map(({ cents }) => cents)),
    due_date: first?.due_date ?? null,
  }
}

const nothing = {
  department: '',
  account: '',
  bill_year: '',
  cycle: '',
  amount_due_cents: 0,
  due_date: null,
} as const

const cycleWords: Readonly<Record<string, string | undefined>> = {
  '1': 'First half',
  '2': 'Second half',
  D: 'Delinquent',
  S: 'Special assessment',
  M: 'Monthly',
}
