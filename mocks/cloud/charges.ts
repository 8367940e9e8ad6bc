import type { World } from '@mocks/world/create-world'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'

/** A charge as the processor would list it; what tests count. */
export interface Charge {
  readonly tenant: string
  readonly key: string
  readonly status: 'approved' | 'pending' | 'unknown'
  readonly total_cents: number
  readonly fee_cents: number
  readonly at: string
  readonly items: PaymentRow['items']
  readonly ledger: PaymentRow['ledger']
}

/**
 * Charges of the tenants that were asked for; without refused attempts, which are no charges, and archived ones,
 * which are too many.
 */
export function chargesOf(world: World, now: number): readonly Charge[] {
  return world.known().flatMap((tenant) => {
    const label = tenant.merchant().sub_domain
    return tenant.payments.held().flatMap((row) => {
      const status = paymentStatus(row, now)
      if (status !== 'approved' && status !== 'pending' && status !== 'unknown') return []
      const { id: key, total_cents, fee_cents, at, items, ledger } = row
      return [{ tenant: label, key, status, total_cents, fee_cents, at, items, ledger }]
    })
  })
}
