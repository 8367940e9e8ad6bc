import type { PaymentBody, PayItem } from '@/contract/payments'
import { missingWaivers } from '@/rules/bills/court'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import { courtAbout } from '@mocks/world/court'
import type { Tenant } from '@mocks/world/create-world'

/** The versions of the statements that belong to these items. */
export function waiversOf(tenant: Tenant, items: readonly PayItem[], now: number): string[] {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const versions = items.flatMap(({ id }) =>
    tenant.bills.by('installment', id).flatMap((row) => {
      const parcel = tenant.parcels.get(row.parcel_id)
      return (parcel && courtAbout(tenant, parcel, row, today)?.waiver?.version) ?? []
    }),
  )
  return [...new Set(versions)]
}

/** The payer of a waiverable ticket accepts the court's current statement (product.md P4). */
export function checkWaivers(
  { now }: Pick<CallContext, 'now'>,
  tenant: Tenant,
  items: readonly PayItem[],
  consents: PaymentBody['consents'],
): void {
  if (missingWaivers(waiversOf(tenant, items, now), consents).length > 0) {
    throw invalid({ consents: ['The court’s waiver must be accepted.'] })
  }
}
