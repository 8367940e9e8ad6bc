import type { PermitRow } from '@/rules/imports/good-rows'
import { sumOf } from '@/rules/payments/money'
import { addDays, yearOf } from '@/rules/time/dates'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow, PermitFacts } from '@mocks/world/bills/parcels'
import type { Books } from '@/rules/imports/books'
import { permitClient } from '@mocks/handlers/imports/books/books-permits'
import { holdOf } from '../hold-texts'
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
    hold: holdAfter(applying, base, row, fees),
    permit: factsOf(base, row, lines),
  }
  drafts.setParcel(before, parcel)
  const bill = drafts.bills(parcel.id)[0]
  const year = bill?.year ?? yearOf(dayOf(applying, row))
  const part = bill?.installments[0] ?? newPart(applying, parcel, year, row)
  const charged = withSum(part, sumOf(lines.map(({ amount_cents }) => amount_cents)))
  const due_date = firstDay(fees) ?? charged.due_date
  const paid = sumOf(lines.map(({ paid_cents }) => paid_cents))
  drafts.setPart(parcel, year, withPaid(applying, { ...charged, due_date }, paid))
  drafts.addUnit({ rows: fees.length, parcel_id: parcel.id, installments: [part.id] })
}

interface Fee {
  readonly code: string
  readonly description: string | null
  readonly amount_cents: number
  readonly paid_cents: number
}

/** A fee that the file does not name stays. */
function mergedFees(known: readonly Fee[], fees: readonly PermitRow[]): Fee[] {
  const lines = new Map(known.map((fee) => [fee.code, fee]))
  for (const { fee_code: code, fee_description, fee_cents, paid_cents } of fees) {
    const description = fee_description ?? lines.get(code)?.description ?? null
    lines.set(code, { code, description, amount_cents: fee_cents, paid_cents })
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
    fees: lines.map(({ code, description, amount_cents }) => ({ code, description, amount_cents })),
  }
}

const stopped: Readonly<Partial<Record<PermitRow['status'], string>>> = {
  Void: 'This permit is void. There is nothing to pay.',
  Expired: 'This permit has expired. Call the office before you pay.',
}

function holdAfter(
  applying: Applying,
  { hold }: ParcelRow,
  { status }: PermitRow,
  fees: readonly PermitRow[],
): ParcelRow['hold'] {
  const phone = phoneOf(applying)
  const reason = stopped[status]
  if (reason !== undefined) return { code: status.toUpperCase(), reason, phone }
  // A permit is one bill: what one fee forbids is forbidden for it.
  const isOnline = fees.every(({ pay_online }) => pay_online)
  if (!isOnline) return hold?.code === 'OTHER' ? hold : holdOf('OTHER', phone)
  return null
}

/** A permit is one bill: it is due when its first fee is. */
const firstDay = (fees: readonly PermitRow[]): string | null =>
  fees.flatMap(({ due_date }) => due_date ?? []).toSorted()[0] ?? null

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
