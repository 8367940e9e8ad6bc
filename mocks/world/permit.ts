import type { AboutOf } from '@/contract/bill-kinds'
import { addDays } from '@/rules/dates'
import { rateOf } from '@/rules/money'
import { seededRandom } from '@mocks/cloud/random'
import { chargedCents, type BillRow } from './bills'
import type { OwingBill } from './owing'
import type { ParcelRow } from './parcels'
import { lastNames } from './seed/names'

/** What a building office knows of a permit beyond its number and its fee. */

const trades = ['Builders LLC', 'Construction', 'Electric', 'Roofing LLC', 'Contracting'] as const

/** The permit that the import file names. */
const known: Readonly<Record<string, { contractor: string; expires_on: string; lines: Line[] }>> = {
  'BP-2026-00418': {
    contractor: 'Buckeye Decks LLC',
    expires_on: '2026-10-02',
    lines: [
      { code: 'PLAN', description: 'Plan review', amount_cents: 7_500 },
      { code: 'BLDG', description: 'Building fee', amount_cents: 12_000 },
    ],
  },
}

interface Line {
  readonly code: string
  readonly description: string
  readonly amount_cents: number
}

/** null: the owner builds. */
export function contractorOf({
  id,
  roll_type,
}: Pick<ParcelRow, 'id' | 'roll_type'>): string | null {
  if (roll_type !== 'PERMIT') return null
  const named = known[id]
  if (named) return named.contractor
  const random = seededRandom(`contractor ${id}`)
  if (random.chance(0.2)) return null
  return `${lastNames[random.integer(0, lastNames.length - 1)] ?? ''} ${random.pick(trades)}`
}

export function permitAbout(parcel: ParcelRow, row: BillRow, bill: OwingBill): AboutOf<'permit'> {
  const [part] = row.installments
  const issued = addDays(part?.due_date ?? `${row.year}-06-01`, -30)
  let paid = bill.installments[0]?.paid_cents ?? 0
  const lines = known[parcel.id]?.lines ?? linesOf(part ? chargedCents(part) : 0)
  const expires_on = known[parcel.id]?.expires_on ?? addDays(issued, 180)
  return {
    kind: 'permit',
    permit_number: parcel.account,
    permit_type: parcel.legal_description ?? '',
    status: statusOf(parcel, row, bill),
    applicant: parcel.owner,
    contractor: contractorOf(parcel),
    site: parcel.address,
    fee_lines: lines.map((line) => {
      const paid_cents = Math.min(paid, line.amount_cents)
      paid -= paid_cents
      return { ...line, paid_cents, due_cents: line.amount_cents - paid_cents }
    }),
    expires_on,
  }
}

function statusOf(parcel: ParcelRow, row: BillRow, bill: OwingBill): AboutOf<'permit'>['status'] {
  if (bill.total_cents > 0) return 'awaiting-payment'
  if (row.year < 2026) return 'closed'
  return seededRandom(`permit ${parcel.id}`).chance(0.2) ? 'in-review' : 'issued'
}

/** Together exactly the fee. */
function linesOf(fee: number): Line[] {
  const state = rateOf(fee, 300)
  const plan = rateOf(fee, 2_500)
  return [
    { code: 'PLAN', description: 'Plan review', amount_cents: plan },
    { code: 'BLDG', description: 'Building fee', amount_cents: fee - plan - state },
    { code: 'STATE', description: 'State surcharge', amount_cents: state },
  ]
}
