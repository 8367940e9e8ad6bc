import { factOf } from '@/rules/departments/blind-entry'
import { found } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentItem } from '@mocks/world/payments/payments'

interface ItemPlace {
  readonly account: string
  readonly year: number | null
  readonly cycle: string
}

/** What an item was paid for, without what is owed on it now: a file has thousands of them. */
export function itemPlace(tenant: Tenant, { id, paid_for }: PaymentItem): ItemPlace {
  if (paid_for !== undefined) {
    const year = Number(factOf(paid_for, 'tax-year')) || null
    return { account: factOf(paid_for, 'reference'), year, cycle: '' }
  }
  const bill = found(tenant.bills.by('installment', id)[0], 'The bill')
  const { account } = found(tenant.parcels.get(bill.parcel_id), 'The bill')
  const part = found(
    bill.installments.find((other) => other.id === id),
    'The bill',
  )
  return { account, year: bill.year, cycle: part.cycle }
}
