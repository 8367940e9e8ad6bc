import { isBurst, speedAt } from '@/rules/recaptcha/figures'
import { maskedAddress } from '@/rules/recaptcha/networks'
import { shareOf } from '@/rules/warnings/warning-kinds'
import type { ApplyContext } from '@mocks/cloud/context'
import { networkOf } from '@mocks/cloud/faults/network'
import { secretFrom } from '@mocks/lib/random'
import type { PayerVisit } from '@mocks/handlers/payments/check-payer'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { raiseWarning } from '@mocks/world/warnings'
import { countryOf } from './record-try'
import { seen } from './seen-tries'

/** Of the entry that pays. */
type Recording = Pick<ApplyContext, 'world' | 'at' | 'now' | 'random'>

/** Records a try whose card reached the processor; from `apply`, so that a replay records it too. */
export function recordPayment(
  context: Recording,
  tenant: Tenant,
  row: PaymentRow,
  { score, address, bin }: PayerVisit,
): void {
  const { world, at, random } = context
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
  if (row.outcome === 'declined') warnOfBurst(context, tenant, address)
}

/** Of the world alone: a replay knows no other tries, and raises the same warnings. */
function warnOfBurst(context: Recording, tenant: Tenant, address: string): void {
  const network = maskedAddress(address)
  const tries = context.world.recaptchaEvents
    .filter((row) => networkOf(row.address) === networkOf(address))
    .map(seen)
  const { attempts, ...speed } = speedAt(tries, context.now)
  if (network === null || !isBurst({ attempts, ...speed })) return
  raiseWarning(context, {
    kind: 'suspicious-traffic',
    merchant_id: tenant.id,
    subject: { kind: 'network', id: network, name: network },
    facts: { of: attempts, share: shareOf(speed.declines, attempts) },
  })
}
