import { factOf } from '@/rules/departments/blind-entry'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentItem } from '@mocks/world/payments/payments'

interface ItemPlace {
  readonly account: string
  readonly year: number | null
  readonly cycle: string
}

/**
 * What an item was paid for, without what is owed on it now: a file has thousands of them. An attempt
 * that took no money, or gave it back, may outlive a bill whose import was undone.
 */
export function itemPlace(tenant: Tenant, { id, parcel_id, paid_for }: PaymentItem): ItemPlace {
  if (paid_for !== undefined) {
    const year = Number(factOf(paid_for, 'tax-year')) || null
    return { account: factOf(paid_for, 'reference'), year, cycle: '' }
  }
  const bill = tenant.bills.by('installment', id)[0]
  const parcel = tenant.parcels.get(bill?.parcel_id ?? parcel_id ?? '')
  const part = bill?.installments.find((other) => other.id === id)
  return {
    account: parcel?.account ?? parcel_id ?? '',
    year: bill?.year ?? null,
    cycle: part?.cycle ?? '',
  }
}
