import type { Balances } from '@mocks/world/bills/balances'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import { chargedCents, installmentId, postedCents } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import type { DepartmentRow } from '@mocks/world/departments'
import type { MerchantRow } from '@mocks/world/merchants'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { AccountIndex } from '../account-index'
import { countedCents } from '../money-on'
import type { Drafts } from './drafts'

/** What all kinds of rows are written with. */
export interface Applying {
  readonly tenant: Tenant
  readonly merchant: MerchantRow
  readonly department: DepartmentRow
  readonly importId: string
  readonly now: number
  readonly at: string
  readonly balances: Balances
  readonly index: AccountIndex
  readonly drafts: Drafts
}

export const phoneOf = ({ department, merchant }: Applying): string =>
  department.phone ?? merchant.phone

/** Without charges. */
export function emptyPart(
  parcel: Pick<ParcelRow, 'id' | 'roll_type'>,
  year: number,
  own: Pick<InstallmentRow, 'cycle' | 'due_date' | 'bill_number'>,
): InstallmentRow {
  return {
    id: installmentId(parcel.roll_type, `${parcel.id}-${year}-${own.cycle}`),
    gross_cents: 0,
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

/** Everything in one sum. Its former split is kept where the sum is the same. */
export function withSum(part: InstallmentRow, cents: number): InstallmentRow {
  if (chargedCents(part) === cents) return part
  const { aged: _, ...own } = part
  return {
    ...own,
    gross_cents: cents,
    reductions_cents: 0,
    special_assessments: [],
    penalty_cents: 0,
    interest_cents: 0,
  }
}

/**
 * As much is paid as the office says, or as was paid here: what came in here counts by itself, and
 * postings are the rest.
 */
export function withPaid(
  { tenant, now, at, importId }: Applying,
  part: InstallmentRow,
  paid_cents: number,
): InstallmentRow {
  // What is carried is paid in a later year.
  if (part.carried) return part
  const posted = Math.max(0, paid_cents - countedCents(tenant, part.id, now))
  const amount_cents = posted - postedCents(part)
  if (amount_cents === 0) return part
  const id = `${part.id}-import-${importId}`
  const entry = { id, at, amount_cents, channel: 'counter' as const, tender: 'check' as const }
  return { ...part, postings: [...part.postings, entry] }
}

/** Nothing is open of it any more. */
export const closed = (part: InstallmentRow, balance_cents: number): InstallmentRow =>
  balance_cents <= 0 ? part : { ...part, reductions_cents: part.reductions_cents - balance_cents }
