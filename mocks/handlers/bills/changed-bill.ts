import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant } from '@mocks/world/create-world'

/** `+changed`: half of what is open is paid at the counter meanwhile; a bill changes so only once. */
const suffix = '-elsewhere'
const mostCents = 5_000

export const isChanged = (tenant: Tenant, installmentId: string): boolean =>
  tenant.bills
    .by('installment', installmentId)
    .flatMap((bill) => bill.installments)
    .some((part) => part.id === installmentId && part.postings.some(isElsewhere))

const isElsewhere = ({ id }: { readonly id: string }) => id.endsWith(suffix)

export function changeBill(tenant: Tenant, installmentId: string, at: string): void {
  const balances = balancesAt(tenant, Date.parse(at))
  for (const bill of tenant.bills.by('installment', installmentId)) {
    const open = balances.installments(bill).find((part) => part.id === installmentId)
    if (open === undefined) continue
    const entry = {
      id: `${installmentId}${suffix}`,
      at,
      amount_cents: Math.min(mostCents, Math.floor(open.balance_cents / 2)),
      channel: 'counter',
      tender: 'cash',
    } as const
    tenant.bills.update(bill.id, {
      installments: bill.installments.map((part) =>
        part.id === installmentId ? { ...part, postings: [...part.postings, entry] } : part,
      ),
    })
  }
}
