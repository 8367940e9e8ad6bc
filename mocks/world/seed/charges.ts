import type { Random } from '@mocks/lib/random'
import { addDays } from '@/rules/time/dates'
import {
  billId,
  chargedCents,
  installmentId,
  type BillRow,
  type InstallmentRow,
  type Posting,
} from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'

/** What one department's seed makes. */
export interface Books {
  readonly parcels: ParcelRow[]
  readonly bills: BillRow[]
}

type Charge = Pick<InstallmentRow, 'cycle' | 'due_date' | 'bill_number' | 'gross_cents'> &
  Partial<InstallmentRow>

type Charged = Pick<ParcelRow, 'id'> & Partial<Pick<ParcelRow, 'roll_type'>>

/** An unpaid installment; its id is the cart item's id (decision 12). */
export function charge(parcel: Charged, year: number, own: Charge): InstallmentRow {
  return {
    id: installmentId(parcel.roll_type, `${parcel.id}-${year}-${own.cycle}`),
    reductions_cents: 0,
    special_assessments: [],
    penalty_cents: 0,
    interest_cents: 0,
    delinquent_since: null,
    carried: false,
    postings: [],
    ...own,
  }
}

export const billOf = (
  parcel: Pick<ParcelRow, 'id' | 'department_id'>,
  year: number,
  installments: InstallmentRow[],
): BillRow => ({
  id: billId(parcel.id, year),
  parcel_id: parcel.id,
  department_id: parcel.department_id,
  year,
  installments,
})

const ways = [
  ['online', 'card'],
  ['online', 'echeck'],
  ['counter', 'check'],
  ['counter', 'cash'],
  ['lockbox', 'check'],
  ['mail', 'check'],
  ['escrow', 'check'],
] as const

/** Thousands of postings fall on a few hundred days. */
const known = new Map<string, string>()
function daysBefore(date: string, days: number): string {
  const key = `${date}-${days}`
  const day = known.get(key) ?? addDays(date, -days)
  known.set(key, day)
  return day
}

/** The day before the world begins: nothing was paid in its future. */
const lastDay = '2026-05-31'

/** The same installment, paid whole some days before it was due. */
export function settled(part: InstallmentRow, random: Random): InstallmentRow {
  const [channel, tender] = random.pick(ways)
  const before = part.due_date < lastDay ? part.due_date : lastDay
  const day = daysBefore(before, random.integer(1, 24))
  const minute = String(random.integer(0, 59)).padStart(2, '0')
  const entry: Posting = {
    id: `${part.id}-1`,
    at: `${day}T${random.integer(14, 19)}:${minute}:00.000Z`,
    amount_cents: chargedCents(part),
    channel,
    tender,
  }
  return { ...part, postings: [entry] }
}
