import type { Books, BooksPermit } from '@/rules/imports/books'
import type { Balances } from '@mocks/world/bills/balances'
import { type BillRow, chargedCents } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { contractorIn, expiryOf, feeLinesOf, statusOf } from '@mocks/world/bills/permit'
import type { AccountIndex } from '@mocks/handlers/imports/account-index'
import { isStatusHold } from '@mocks/handlers/imports/hold-texts'
import { countedCents, isWaiting } from '@mocks/handlers/imports/money-on'

/** What of each line is paid: the first lines first. */
function shares(lines: readonly { readonly amount_cents: number }[], cents: number): number[] {
  let left = cents
  return lines.map(({ amount_cents }) => {
    const share = Math.min(left, amount_cents)
    left -= share
    return share
  })
}

/** A permit has one customer number. */
export const permitClient = '0001'

export function permitBooks(
  tenant: Tenant,
  balances: Balances,
  index: AccountIndex,
  now: number,
): Pick<Books, 'permit'> {
  /** The file's word, where the page's means the same. */
  const shownStatus = (parcel: ParcelRow, bill: BillRow): string => {
    const status = statusOf(parcel, bill, balances.bill(parcel, bill))
    return status === 'issued' ? 'Issued' : status
  }

  const shown = (parcel: ParcelRow): BooksPermit => {
    const [bill] = tenant.bills.by('parcel', parcel.id).toSorted((a, b) => b.year - a.year)
    const [part] = bill?.installments ?? []
    const lines = feeLinesOf(parcel, part ? chargedCents(part) : 0)
    const paid = shares(lines, (bill && balances.installments(bill)[0]?.paid_cents) ?? 0)
    const paidHere = shares(lines, part ? countedCents(tenant, part.id, now) : 0)
    const { permit, hold } = parcel
    const ownFee = (code: string) => permit?.fees.find((fee) => fee.code === code)
    const isOnline = hold === null || isStatusHold(hold)
    return {
      parcel_id: parcel.id,
      permit_type: parcel.legal_description ?? '',
      status: permit?.status ?? (bill ? shownStatus(parcel, bill) : null),
      applicant: parcel.owner,
      contractor: contractorIn(parcel),
      license: permit?.license ?? null,
      site: parcel.address,
      parcel_number: permit?.parcel_number ?? null,
      description: permit?.description ?? null,
      application_date: permit?.applied_on ?? null,
      issue_date: permit?.issued_on ?? null,
      expiration_date: bill && part ? expiryOf(parcel, part.due_date) : null,
      due_date: part?.due_date ?? null,
      is_pending: part !== undefined && isWaiting(tenant, part.id, now),
      fees: lines.map((line, at) => ({
        ...line,
        due_date: ownFee(line.code)?.due_date ?? null,
        pay_online: ownFee(line.code)?.pay_online ?? isOnline,
        paid_cents: paid[at] ?? 0,
        paid_here_cents: paidHere[at] ?? 0,
      })),
    }
  }
  return {
    permit: (permit) => {
      const parcel = index.find(permit, permitClient)
      return parcel && shown(parcel)
    },
  }
}
