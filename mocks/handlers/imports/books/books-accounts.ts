import type { BillKind } from '@/contract/departments/departments'
import type { Books, BooksAccount, BooksCharge } from '@/rules/imports/books'
import { sumOf } from '@/rules/payments/money'
import type { Balances } from '@mocks/world/bills/balances'
import {
  type BillRow,
  chargedCents,
  type InstallmentRow,
  postedCents,
} from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { isPinOf } from '@mocks/world/bills/link-pins'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { AccountIndex } from '@mocks/handlers/imports/account-index'
import { countedCents, isWaiting } from '@mocks/handlers/imports/money-on'

/** The cycles that a department's bills can have. */
export function cyclesOf(kind: BillKind): readonly string[] {
  switch (kind) {
    case 'property':
    case 'manufactured-home':
      return ['D', '1', '2', 'S']
    case 'utility':
      return ['D', 'M']
    case 'permit':
      return ['F']
    case 'citation':
    case 'court':
      return ['C']
  }
}

/** What earlier years left open: cycle D, less what came in for it beside this portal. */
const priorCents = (delinquent: InstallmentRow | undefined): number =>
  delinquent ? chargedCents(delinquent) - postedCents(delinquent) : 0

export const specialCents = ({ special_assessments }: InstallmentRow): number =>
  sumOf(special_assessments.map(({ amount_cents }) => amount_cents))

export function accountBooks(
  tenant: Tenant,
  balances: Balances,
  index: AccountIndex,
  now: number,
): Pick<Books, 'account' | 'installments'> {
  function chargeOf(bill: BillRow, cycle: string): BooksCharge | null {
    const at = bill.installments.findIndex((part) => part.cycle === cycle)
    const part = bill.installments[at]
    const shown = balances.installments(bill)[at]
    if (!part || !shown) return null
    return {
      bill_number: part.bill_number,
      due_date: part.due_date,
      current_cents: part.gross_cents + part.reductions_cents,
      special_cents: specialCents(part),
      penalty_cents: part.penalty_cents,
      interest_cents: part.interest_cents,
      prior_cents: priorCents(bill.installments.find((other) => other.cycle === 'D')),
      paid_cents: shown.paid_cents,
      paid_here_cents: countedCents(tenant, part.id, now),
      is_pending: isWaiting(tenant, part.id, now),
    }
  }

  const shown = (parcel: ParcelRow): BooksAccount => {
    const bills = tenant.bills.by('parcel', parcel.id)
    const { id, roll_type, owner, address, city, zip, legal_description, hold } = parcel
    return {
      parcel_id: id,
      roll_type,
      owner,
      address,
      city,
      zip,
      legal_description,
      hold_code: hold?.code ?? null,
      isPin: (pin) => isPinOf(parcel, pin),
      installment: (year, cycle) => {
        const bill = bills.find((row) => row.year === year)
        return bill ? chargeOf(bill, cycle) : null
      },
    }
  }

  return {
    account: (account, client) => {
      const parcel = index.find(account, client)
      return parcel && shown(parcel)
    },
    installments: (parcelId) =>
      tenant.bills
        .by('parcel', parcelId)
        .flatMap((bill) => {
          const parts = balances.installments(bill)
          return bill.installments.flatMap((part, at) =>
            part.carried
              ? []
              : [
                  {
                    id: part.id,
                    year: bill.year,
                    cycle: part.cycle,
                    bill_number: part.bill_number,
                    due_date: part.due_date,
                    balance_cents: parts[at]?.balance_cents ?? 0,
                    is_pending: isWaiting(tenant, part.id, now),
                  },
                ],
          )
        })
        .toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0)),
  }
}
