import type { AboutOf, BillAbout, BillDocument, BillNotice } from '@/contract/bills/bill-kinds'
import { agingOf } from '@/rules/bills/aging'
import { costSteps, nextRise } from '@/rules/bills/citation-cost'
import { sumOf } from '@/rules/payments/money'
import { shutOffDate } from '@/rules/bills/shut-off'
import { addDays, type PlainDate } from '@/rules/time/dates'
import { seededRandom } from '@mocks/lib/random'
import { chargedCents, type BillRow } from './bills'
import { courtAbout } from './court'
import { incidentOf } from './court-tickets'
import type { Tenant } from '@mocks/world/create-world'
import type { Balances, Owed, OwingBill } from './balances'
import type { ParcelRow } from './parcels'
import { permitAbout } from './permit'
import { usageOf } from './usage'

/** The fields of a single kind of bill, derived from the bill and its balance. */

interface Shown {
  readonly tenant: Tenant
  readonly balances: Balances
  readonly parcel: ParcelRow
  readonly row: BillRow
  readonly bill: OwingBill
  readonly now: number
}

export function aboutBill(shown: Shown): Pick<OwingAbout, 'about' | 'documents' | 'notices'> {
  const about = aboutOf(shown)
  return { about, documents: documentsOf(shown, about), notices: noticesOf(shown, about) }
}

interface OwingAbout {
  about: BillAbout
  documents: BillDocument[]
  notices: BillNotice[]
}

function aboutOf({ tenant, balances, parcel, row, bill, now }: Shown): BillAbout {
  switch (parcel.roll_type) {
    case 'MH':
      return homeAbout(parcel, now)
    case 'UTILITY':
      return utilityAbout(balances, parcel, row, bill)
    case 'PERMIT':
      return permitAbout(parcel, row, bill)
    case 'CITATION':
      return citationAbout(parcel, row)
    case 'COURT':
      return courtAbout(tenant, parcel, row, balances.today) ?? { kind: 'property' }
    default:
      return { kind: 'property' }
  }
}

const makes = ['Clayton', 'Skyline', 'Fleetwood', 'Redman', 'Schult'] as const
const parks = ['Willow Bend', 'Stillwater Village', 'Maple Grove'] as const

function homeAbout(parcel: ParcelRow, now: number): AboutOf<'manufactured-home'> {
  const random = seededRandom(`home ${parcel.id}`)
  const park = random.chance(0.8) ? random.pick(parks) : null
  return {
    kind: 'manufactured-home',
    registration: `OH${random.integer(100_000, 999_999)}`,
    make: random.pick(makes),
    model_year: random.integer(1974, 2021),
    park,
    lot: park === null ? null : String(random.integer(1, 140)),
    checked_at: new Date(now).toISOString(),
  }
}

function utilityAbout(
  balances: Balances,
  parcel: ParcelRow,
  row: BillRow,
  bill: OwingBill,
): AboutOf<'utility'> {
  const owed = balances.aged(row)
  const past = owed.filter(
    ({ due_date, balance_cents }) => due_date < balances.today && balance_cents > 0,
  )
  const past_due_cents = sumOf(past.map(({ balance_cents }) => balance_cents))
  return {
    kind: 'utility',
    service_address: parcel.address,
    current_cents: bill.total_cents - past_due_cents,
    past_due_cents,
    aging: agingOf(owed, balances.today),
    shut_off_date: bill.hold ? null : shutOffOf(parcel, owed, past_due_cents, balances.today),
    usage: usageOf(parcel, balances.today),
  }
}

/** The day that the utility's own system has said, as long as something is past due. */
function shutOffOf(
  { utility }: ParcelRow,
  owed: readonly Owed[],
  pastDue: number,
  today: PlainDate,
): PlainDate | null {
  if (!utility) return shutOffDate(owed, today)
  return pastDue > 0 ? utility.shut_off_date : null
}

function citationAbout(parcel: ParcelRow, row: BillRow): AboutOf<'citation'> {
  const [part] = row.installments
  const due = part?.due_date ?? `${row.year}-01-31`
  return {
    kind: 'citation',
    number: parcel.account,
    plate: `***${seededRandom(`plate ${parcel.id}`).integer(1_000, 9_999)}`,
    violation: parcel.legal_description ?? '',
    ...incidentOf(parcel, due),
    costs: costSteps(part ? chargedCents(part) : 0, part?.rises ?? []),
  }
}

/** The office's own copies of mailed documents. */
function documentsOf({ tenant, parcel, row }: Shown, about: BillAbout): BillDocument[] {
  const { sub_domain } = tenant.merchant()
  const file = (kind: BillDocument['kind']): BillDocument => ({
    kind,
    url: `https://documents.${sub_domain}.example/${parcel.department_id}/${parcel.account}-${row.year}-${kind}.pdf`,
    year: row.year,
  })
  switch (about.kind) {
    case 'permit':
      return about.status === 'issued' || about.status === 'closed' ? [file('permit')] : []
    case 'citation':
    case 'court':
      return [file('citation')]
    case 'utility':
      return about.shut_off_date === null ? [file('bill')] : [file('bill'), file('notice')]
    case 'manufactured-home':
      return []
    case 'property':
      return [file('bill')]
  }
}

const expiresSoon = 30

function noticesOf({ balances: { today }, parcel, bill }: Shown, about: BillAbout): BillNotice[] {
  const open = bill.total_cents > 0
  const notices: BillNotice[] = []
  if (about.kind === 'utility' && about.shut_off_date !== null) {
    const { shut_off_date: date, past_due_cents: amount_cents } = about
    notices.push({ kind: 'shut-off', date, amount_cents })
  }
  if (about.kind === 'citation' && open) {
    const rise = nextRise(about.costs, today)
    if (rise) notices.push({ kind: 'cost-rises', ...rise })
  }
  if (about.kind === 'court' && open && about.court_date >= today) {
    notices.push({ kind: 'court-date', date: about.court_date })
  }
  if (about.kind === 'permit' && about.status !== 'closed') {
    const { expires_on: date } = about
    if (date >= today && date <= addDays(today, expiresSoon)) {
      notices.push({ kind: 'permit-expires', date })
    }
  }
  if (parcel.mortgage_company !== null) {
    notices.push({ kind: 'mortgage', company: parcel.mortgage_company })
  }
  return notices
}
