import type { ApplyContext } from '@mocks/cloud/context'
import { secretFrom } from '@mocks/lib/random'
import type { PayerVisit } from '@mocks/handlers/payments/check-payer'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments'
import { countryOf } from './record-try'

/** Records a try whose card reached the processor; from `apply`, so that a replay records it too. */
export function recordPayment(
  { world, at, random }: ApplyContext,
  tenant: Tenant,
  row: PaymentRow,
  { score, address, bin }: PayerVisit,
): void {
  world.recaptchaEvents.insert({
    id: secretFrom(random, 'try').slice(0, 12),
    at,
    merchant_id: tenant.id,
    action: 'pay',
    score,
    address,
    country: countryOf(address),
    outcome: 'allowed',
    reason: null,
    last4: row.last4,
    bin,
    bank: row.outcome === 'approved' || row.outcome === 'declined' ? row.outcome : null,
    payment: {
      id: row.office_id,
      department_id: row.ledger[0]?.department_id ?? '',
      day: row.credit_date,
    },
    false_positive: null,
  })
}
