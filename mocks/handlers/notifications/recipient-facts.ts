import { inLanguage } from '@/rules/languages/in-language'
import { firstNameOf, type RecipientFacts } from '@/rules/notifications/values'
import { sumOf } from '@/rules/payments/money'
import { plainDateIn } from '@/rules/time/dates'
import { iso } from '@mocks/cloud/zones'
import { balancesAt, yearsOf } from '@mocks/world/bills/balances'
import type { Tenant } from '@mocks/world/create-world'
import type { BillRow, InstallmentRow } from '@mocks/world/bills/bills'
import { openCents, openParts } from './open-parts'

interface Recipient {
  /** null: the mail is about no account. */
  readonly parcel_id: string | null
  /** null: it is about what has been due for longest. */
  readonly part_id: string | null
  /** null: the owner's. */
  readonly name: string | null
  /** Names the department; null: as the city wrote it. */
  readonly language: string | null
}

/** What the variables say to a recipient at a moment. */
export function recipientFacts(
  tenant: Tenant,
  { parcel_id, part_id, name, language }: Recipient,
  now: number,
): RecipientFacts {
  const parcel = parcel_id === null ? undefined : tenant.parcels.get(parcel_id)
  const first_name = firstNameOf(name ?? parcel?.owner ?? '')
  if (!parcel) return { ...nothing, first_name }
  const bills = tenant.bills.by('parcel', parcel.id)
  const all = bills.flatMap(({ year, installments }) =>
    installments.map((part) => ({ ...part, year })),
  )
  const own = all.find(({ id, carried }) => id === part_id && !carried)
  const about = own
    ? { of: own, due_date: own.due_date, cents: openCents(balancesAt(tenant, now), own, iso(now)) }
    : oldestOpen(tenant, { bills, all }, now)
  const { of } = about
  const [latest = 0] = yearsOf(tenant, parcel.id)
  return {
    first_name,
    department: departmentName(tenant, parcel.department_id, language),
    account: parcel.account,
    bill_year: String(of?.year ?? latest),
    cycle: of?.cycle ?? '',
    amount_due_cents: about.cents,
    due_date: about.due_date,
  }
}

function departmentName(tenant: Tenant, id: string, language: string | null): string {
  const row = tenant.departments.get(id)
  if (!row) return id
  return language === null ? row.name : inLanguage(row, language).name
}

interface PartOfYear extends InstallmentRow {
  readonly year: number
}

interface Billed {
  readonly bills: readonly Readonly<BillRow>[]
  readonly all: readonly PartOfYear[]
}

/** What is due on one day counts together. */
function oldestOpen(tenant: Tenant, { bills, all }: Billed, now: number) {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const parts = openParts(balancesAt(tenant, now), bills, iso(now), today)
  const due_date =
    parts
      .map((part) => part.due_date)
      .toSorted()
      .at(0) ?? null
  const due = parts.filter((part) => part.due_date === due_date)
  return {
    of: all.find((part) => !part.carried && part.due_date === due_date),
    due_date,
    cents: sumOf(due.map(({ cents }) => cents)),
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
