import type { CounterWaiver } from '@/contract/payments/counter'
import type { PaymentBody, PayItem } from '@/contract/payments/payments'
import { missingWaivers } from '@/rules/bills/court'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { courtAbout } from '@mocks/world/bills/court'
import type { Tenant } from '@mocks/world/create-world'

/** The statements that belong to these items. */
export function waiversOf(tenant: Tenant, items: readonly PayItem[], now: number): CounterWaiver[] {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const found = new Map<string, CounterWaiver>()
  for (const row of items.flatMap(({ id }) => tenant.bills.by('installment', id))) {
    const parcel = tenant.parcels.get(row.parcel_id)
    const waiver = parcel && courtAbout(tenant, parcel, row, today)?.waiver
    if (!waiver) continue
    const accounts = [...(found.get(waiver.version)?.accounts ?? []), parcel.account]
    found.set(waiver.version, { ...waiver, accounts: [...new Set(accounts)] })
  }
  return [...found.values()]
}

/** The payer of a waiverable ticket accepts the court's current statement (product.md P4). */
export function checkWaivers(
  { now }: Pick<CallContext, 'now'>,
  tenant: Tenant,
  items: readonly PayItem[],
  consents: PaymentBody['consents'],
): void {
  const versions = waiversOf(tenant, items, now).map(({ version }) => version)
  if (missingWaivers(versions, consents).length > 0) {
    throw invalid({ consents: ['The court’s waiver must be accepted.'] })
  }
}
