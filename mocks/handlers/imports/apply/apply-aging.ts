import { agingBuckets, agingOf, bucketOf } from '@/rules/bills/aging'
import { lastPaymentOf } from '@/rules/imports/account-values'
import type { AgingRow } from '@/rules/imports/good-rows'
import { sumOf } from '@/rules/payments/money'
import { addDays, yearOf } from '@/rules/time/dates'
import type { BillRow, InstallmentRow } from '@mocks/world/bills/bills'
import { postedCents } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { countedCents } from '../money-on'
import { type Applying, closed, emptyPart, withSum } from './applying'

/** The ages at which an amount is in each of the older buckets. */
const ages = { days_31_60_cents: 45, days_61_90_cents: 75, days_over_90_cents: 120 } as const
const oldestFirst = ['days_over_90_cents', 'days_61_90_cents', 'days_31_60_cents'] as const

/** What is open of an account, by its age on the day of the file. */
export function applyAging(applying: Applying, rows: readonly AgingRow[]): void {
  for (const row of rows) {
    const before = applying.index.find(row.account, row.client)
    if (before) applyAccount(applying, before, row)
  }
}

function applyAccount(applying: Applying, before: ParcelRow, row: AgingRow): void {
  const { drafts } = applying
  const { as_of, shut_off_date, status } = row
  const last_payment = lastPaymentOf(row) ?? before.utility?.last_payment ?? null
  drafts.setParcel(before, {
    ...before,
    utility: { as_of, shut_off_date, status, last_payment },
  })
  const installments = isAsFile(applying, before, row) ? [] : applyAmounts(applying, before, row)
  drafts.addUnit({ rows: 1, parcel_id: before.id, installments })
}

function isAsFile({ drafts, balances }: Applying, parcel: ParcelRow, row: AgingRow): boolean {
  const owed = drafts.bills(parcel.id).flatMap((bill) => balances.aged(bill))
  const now = agingOf(owed, row.as_of)
  return agingBuckets.every((bucket) => now[bucket] === row[bucket])
}

function applyAmounts(applying: Applying, parcel: ParcelRow, row: AgingRow): string[] {
  const { drafts } = applying
  const [latest, ...earlier] = drafts.bills(parcel.id)
  const year = latest?.year ?? yearOf(row.as_of)
  const touched = earlier.flatMap((bill) => closeBill(applying, parcel, bill))
  const parts = latest?.installments ?? []
  const current = currentPart(applying, parcel, year, parts, row)
  drafts.setPart(parcel, year, current)
  const older = olderPart(applying, parcel, year, parts, row)
  if (older) drafts.setPart(parcel, year, older)
  return [...touched, current.id, ...(older ? [older.id] : [])]
}

/** Debts of earlier years are in the older buckets now. */
function closeBill({ drafts, balances }: Applying, parcel: ParcelRow, bill: BillRow): string[] {
  const shown = balances.installments(bill)
  return bill.installments.flatMap((part, at) => {
    const balance = part.carried ? 0 : (shown[at]?.balance_cents ?? 0)
    if (balance <= 0) return []
    drafts.setPart(parcel, bill.year, closed(part, balance))
    return [part.id]
  })
}

const paidOn = ({ tenant, now }: Applying, part: InstallmentRow): number =>
  postedCents(part) + countedCents(tenant, part.id, now)

const daysToPay = 15

/** Not due yet, or for at most thirty days; a credit is what was paid beyond the charge. */
function currentPart(
  applying: Applying,
  parcel: ParcelRow,
  year: number,
  parts: readonly InstallmentRow[],
  { as_of, days_0_30_cents }: AgingRow,
): InstallmentRow {
  const known = parts.find(({ cycle }) => cycle === 'M')
  const part =
    known ??
    emptyPart(parcel, year, {
      cycle: 'M',
      due_date: addDays(as_of, daysToPay),
      bill_number: `${parcel.account}-${as_of.slice(0, 7)}`,
    })
  const isRecent = bucketOf(part.due_date, as_of) === 'days_0_30_cents'
  const charged = withSum(part, days_0_30_cents + paidOn(applying, part))
  return isRecent ? charged : { ...charged, due_date: as_of }
}

/** null: there is none, and there was none. */
function olderPart(
  applying: Applying,
  parcel: ParcelRow,
  year: number,
  parts: readonly InstallmentRow[],
  row: AgingRow,
): InstallmentRow | null {
  const known = parts.find(({ cycle }) => cycle === 'D')
  const pieces = oldestFirst
    .map((bucket) => ({ due_date: addDays(row.as_of, -ages[bucket]), amount_cents: row[bucket] }))
    .filter(({ amount_cents }) => amount_cents !== 0)
  const [oldest] = pieces
  if (!oldest) return known ? { ...withSum(known, paidOn(applying, known)), aged: [] } : null
  const part =
    known ??
    emptyPart(parcel, year, {
      cycle: 'D',
      due_date: oldest.due_date,
      bill_number: `${parcel.account}-past-due`,
    })
  const paid = paidOn(applying, part)
  // What is paid already was the oldest of it.
  const aged = paid > 0 ? [{ due_date: oldest.due_date, amount_cents: paid }, ...pieces] : pieces
  const charged = withSum(part, paid + sumOf(pieces.map(({ amount_cents }) => amount_cents)))
  return {
    ...charged,
    due_date: oldest.due_date,
    aged,
  }
}
