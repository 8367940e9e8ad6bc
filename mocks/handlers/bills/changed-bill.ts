import { chargedCents, postedCents, type InstallmentRow } from '@mocks/world/bills'
import type { Tenant } from '@mocks/world/create-world'

/** `+changed`: a part is paid at the counter meanwhile; a bill changes so only once. */
const suffix = '-elsewhere'
const mostCents = 5_000

export const isChanged = (tenant: Tenant, installmentId: string): boolean =>
  tenant.bills
    .by('installment', installmentId)
    .flatMap((bill) => bill.installments)
    .some((part) => part.id === installmentId && part.postings.some(isElsewhere))

const isElsewhere = ({ id }: { readonly id: string }) => id.endsWith(suffix)

export function changeBill(tenant: Tenant, installmentId: string, at: string): void {
  for (const bill of tenant.bills.by('installment', installmentId)) {
    tenant.bills.update(bill.id, {
      installments: bill.installments.map((part) =>
        part.id === installmentId ? withCash(part, at) : part,
      ),
    })
  }
}

function withCash(part: InstallmentRow, at: string): InstallmentRow {
  const half = Math.floor((chargedCents(part) - postedCents(part)) / 2)
  const amount_cents = Math.min(mostCents, half)
  const entry = {
    id: `${part.id}${suffix}`,
    at,
    amount_cents,
    channel: 'counter',
    tender: 'cash',
  } as const
  return { ...part, postings: [...part.postings, entry] }
}
