import type { PermitRow } from '@/rules/imports/good-rows'
import { sumOf } from '@/rules/payments/money'
import { addDays, yearOf } from '@/rules/time/dates'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow, PermitFacts } from '@mocks/world/bills/parcels'
import type { Books, BooksPermit } from '@/rules/imports/books'
import { firstDay } from '@/rules/imports/permit-values'
import { permitClient } from '@mocks/handlers/imports/books/books-permits'
import { holdOf, isStatusHold, statusHold } from '../hold-texts'
import { type Applying, emptyPart, phoneOf, withPaid, withSum } from './applying'
import { newParcel } from './new-parcel'

/** A permit is one row for each of its fees, and one bill with their sum. */
export function applyPermits(
  applying: Applying,
  rows: readonly PermitRow[],
  books: Pick<Books, 'permit'>,
): void {
  for (const fees of byPermit(rows)) {
    const [first] = fees
    if (first) applyPermit(applying, first, fees, books)
  }
}

function byPermit(rows: readonly PermitRow[]): PermitRow[][] {
  const permits = new Map<string, PermitRow[]>()
  for (const row of rows) {
    const known = permits.get(row.permit)
    if (known) known.push(row)
    else permits.set(row.permit, [row])
  }
  return [...permits.values()]
}

function applyPermit(
  applying: Applying,
  row: PermitRow,
  fees: readonly PermitRow[],
  books: Pick<Books, 'permit'>,
): void {
  const { index, drafts } = applying
  const before = index.find(row.permit, permitClient)
  const known = before ? (books.permit(row.permit)?.fees ?? []) : []
  const lines = mergedFees(known, fees)
  const base =
    before ??
    newParcel(applying, { account: row.permit, client: permitClient, owner: row.applicant })
  const parcel: ParcelRow = {
    ...base,
    owner: row.applicant,
    address: row.site,
    legal_description: row.permit_type,
    hold: holdAfter(applying, base, row, lines),
    permit: factsOf(base, row, lines),
  }
  drafts.setParcel(before, parcel)
  const bill = drafts.bills(parcel.id)[0]
  const year = bill?.year ?? yearOf(dayOf(applying, row))
  const part = bill?.installments[0] ?? newPart(applying, parcel, year, row)
  const charged = withSum(part, sumOf(lines.map(({ amount_cents }) => amount_cents)))
  const due_date = firstDay(lines.map((line) => line.due_date)) ?? charged.due_date
  const paid = sumOf(lines.map(({ paid_cents }) => paid_cents))
  drafts.setPart(parcel, year, withPaid(applying, { ...charged, due_date }, paid))
  drafts.addUnit({ rows: fees.length, parcel_id: parcel.id, installments: [part.id] })
}

type Fee = Omit<BooksPermit['fees'][number], 'paid_here_cents'>

/** A fee that the file does not name stays. */
function mergedFees(known: readonly Fee[], fees: readonly PermitRow[]): Fee[] {
  const lines = new Map(known.map((fee) => [fee.code, fee]))
  for (const row of fees) {
    const { fee_code: code, fee_cents: amount_cents, paid_cents, pay_online } = row
    const before = lines.get(code)
    const description = row.fee_description ?? before?.description ?? null
    const due_date = row.due_date ?? before?.due_date ?? null
    lines.set(code, { code, description, amount_cents, due_date, pay_online, paid_cents })
  }
  return [...lines.values()]
}

function factsOf({ permit }: ParcelRow, row: PermitRow, lines: readonly Fee[]): PermitFacts {
  return {
    status: row.status,
    contractor: row.contractor ?? permit?.contractor ?? null,
    license: row.license ?? permit?.license ?? null,
    applied_on: row.application_date ?? permit?.applied_on ?? null,
    issued_on: row.issue_date ?? permit?.issued_on ?? null,
    expires_on: row.expiration_date ?? permit?.expires_on ?? null,
    parcel_number: row.parcel_number ?? permit?.parcel_number ?? null,
    description: row.description ?? permit?.description ?? null,
    fees: lines.map(({ code, description, amount_cents, due_date, pay_online }) => ({
      code,
      description,
      amount_cents,
      due_date,
      pay_online,
    })),
  }
}

function holdAfter(
  applying: Applying,
  { hold }: ParcelRow,
  { status }: PermitRow,
  lines: readonly Fee[],
): ParcelRow['hold'] {
  const phone = phoneOf(applying)
  const stopped = statusHold(status, phone)
  if (stopped !== null) return hold?.code === stopped.code ? hold : stopped
  // A permit is one bill: what one fee forbids is forbidden for it.
  if (lines.every(({ pay_online }) => pay_online)) return null
  return hold === null || isStatusHold(hold) ? holdOf('OTHER', phone) : hold
}

const daysToPay = 30

const dayOf = ({ balances }: Applying, row: PermitRow): string =>
  row.due_date ?? row.issue_date ?? row.application_date ?? balances.today

const newPart = (
  applying: Applying,
  parcel: ParcelRow,
  year: number,
  row: PermitRow,
): InstallmentRow =>
  emptyPart(parcel, year, {
    cycle: 'F',
    due_date: row.due_date ?? addDays(dayOf(applying, row), daysToPay),
    bill_number: row.permit,
  })
