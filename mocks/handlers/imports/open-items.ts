import type { ImportKind } from '@/contract/imports/imports'
import { currentCentsOf, delinquentCycle } from '@/rules/imports/account-values'
import type { Books } from '@/rules/imports/books'
import type { GoodRows } from '@/rules/imports/good-rows'
import { sumOf } from '@/rules/payments/money'
import { balancesAt } from '@mocks/world/bills/balances'
import type { BooksPlace } from './books/books'
import type { Slices } from './slices'

/** What is open in a department, by installment. */
export type OpenItems = ReadonlyMap<string, number>

/** null: this kind opens nothing, or the accounts are too many to go through. */
export async function openItemsOf(
  { tenant, kind, department_id, now }: BooksPlace,
  slices: Slices,
): Promise<OpenItems | null> {
  if (kind === 'users' || kind === 'payments' || department_id === null) return null
  if (tenant.roll?.departmentId === department_id) return null
  const balances = balancesAt(tenant, now)
  const open = new Map<string, number>()
  for (const id of tenant.parcels.pluck('department', department_id, (row) => row.id)) {
    await slices.rest()
    for (const bill of tenant.bills.by('parcel', id)) {
      const parts = balances.installments(bill)
      bill.installments.forEach((part, at) => {
        const cents = parts[at]?.balance_cents ?? 0
        if (!part.carried && cents > 0) open.set(part.id, cents)
      })
    }
  }
  return open
}

/** By how much a row changes what is open. */
export function openChange(good: GoodRows[ImportKind], books: Books): number {
  if ('cycle' in good) {
    const account = books.account(good.account, good.client)
    const charge = account?.installment(good.year, good.cycle) ?? null
    const charged =
      currentCentsOf(good) + good.special_cents + good.penalty_cents + good.interest_cents
    const after = Math.max(0, charged - Math.max(good.paid_cents, charge?.paid_here_cents ?? 0))
    const before = charge
      ? Math.max(
          0,
          charge.current_cents +
            charge.special_cents +
            charge.penalty_cents +
            charge.interest_cents -
            charge.paid_cents,
        )
      : 0
    const tellsPrior = good.prior_cents > 0 && good.cycle !== delinquentCycle
    const prior = tellsPrior ? good.prior_cents - (charge?.prior_cents ?? 0) : 0
    return after - before + prior
  }
  if ('fee_code' in good) {
    const fee = books.permit(good.permit)?.fees.find(({ code }) => code === good.fee_code)
    const before = fee ? fee.amount_cents - fee.paid_cents : 0
    return good.fee_cents - Math.max(good.paid_cents, fee?.paid_here_cents ?? 0) - before
  }
  if ('as_of' in good) {
    const account = books.account(good.account, good.client)
    if (!account) return 0
    const { days_0_30_cents, days_31_60_cents, days_61_90_cents, days_over_90_cents } = books.aging(
      account.parcel_id,
    )
    const before = [days_0_30_cents, days_31_60_cents, days_61_90_cents, days_over_90_cents]
    return Math.max(0, good.total_cents) - Math.max(0, sumOf(before))
  }
  return 0
}
