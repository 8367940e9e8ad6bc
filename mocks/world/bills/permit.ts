import type { AboutOf } from '@/contract/bills/bill-kinds'
import { addDays, type PlainDate } from '@/rules/time/dates'
import { rateOf } from '@/rules/payments/money'
import { seededRandom } from '@mocks/lib/random'
import { chargedCents, type BillRow } from './bills'
import type { OwingBill } from './balances'
import type { ParcelRow } from './parcels'
import { contractorOf, type FeeLine, knownPermits } from './permit-facts'
import { ownValue } from '@/rules/own-value'

export function permitAbout(parcel: ParcelRow, row: BillRow, bill: OwingBill): AboutOf<'permit'> {
  const [part] = row.installments
  let paid = bill.installments[0]?.paid_cents ?? 0
  const lines = feeLinesOf(parcel, part ? chargedCents(part) : 0)
  return {
    kind: 'permit',
    permit_number: parcel.account,
    permit_type: parcel.legal_description ?? '',
    status: statusOf(parcel, row, bill),
    applicant: parcel.owner,
    contractor: contractorIn(parcel),
    site: parcel.address,
    fee_lines: lines.map((line) => {
      const paid_cents = Math.min(paid, line.amount_cents)
      paid -= paid_cents
      return { ...line, paid_cents, due_cents: line.amount_cents - paid_cents }
    }),
    expires_on: expiryOf(parcel, part?.due_date ?? `${row.year}-06-01`),
  }
}

/** As imported; else drawn, together exactly the fee. */
export function feeLinesOf({ id, permit }: ParcelRow, fee: number): readonly FeeLine[] {
  if (permit) {
    return permit.fees.map(({ code, description, amount_cents }) => ({
      code,
      description: description ?? code,
      amount_cents,
    }))
  }
  return ownValue(knownPermits, id)?.lines ?? linesOf(fee)
}

/** null: the owner builds. */
export const contractorIn = (parcel: ParcelRow): string | null =>
  parcel.permit ? parcel.permit.contractor : contractorOf(parcel)

const openDays = 180
const daysFromIssueToDue = 30

export function expiryOf({ id, permit }: ParcelRow, due: PlainDate): PlainDate {
  const known = permit ? permit.expires_on : ownValue(knownPermits, id)?.expires_on
  return known ?? addDays(permit?.issued_on ?? addDays(due, -daysFromIssueToDue), openDays)
}

export function statusOf(
  parcel: ParcelRow,
  row: BillRow,
  bill: OwingBill,
): AboutOf<'permit'>['status'] {
  // An e-check that its bank may return issues nothing.
  if (bill.total_cents > 0 || bill.pending !== null) return 'awaiting-payment'
  if (parcel.permit) return parcel.permit.status === 'Issued' ? 'issued' : 'closed'
  if (row.year < 2026) return 'closed'
  return seededRandom(`permit ${parcel.id}`).chance(0.2) ? 'in-review' : 'issued'
}

/** Together exactly the fee. */
function linesOf(fee: number): FeeLine[] {
  const state = rateOf(fee, 300)
  const plan = rateOf(fee, 2_500)
  return [
    { code: 'PLAN', description: 'Plan review', amount_cents: plan },
    { code: 'BLDG', description: 'Building fee', amount_cents: fee - plan - state },
    { code: 'STATE', description: 'State surcharge', amount_cents: state },
  ]
}
