import type { CallContext } from '@mocks/cloud/context'
import { keyInHeader } from '@mocks/cloud/kept-changes'
import type { Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { fingerprintsOf } from './payment-checks'
import { problem } from './quoting'

/** The key of an attempt: the same one never charges twice (quality.md, fault rule 1). */

export const keyOf = ({ request }: Pick<CallContext, 'request'>): string =>
  keyInHeader(request.headers)

export const ownKey = (tenant: Tenant, key: string) => `${tenant.id} ${key}`

export const keyReused = (): Refusal =>
  problem(409, {
    code: 'key_reused',
    message: 'This attempt was made with other facts, or is over',
  })

/** Whether the same key came with the same body; otherwise it is refused. */
export function isSameBody(
  { services }: Pick<CallContext, 'services'>,
  tenant: Tenant,
  row: PaymentRow,
  body: Parameters<typeof fingerprintsOf>[0],
): boolean {
  const prints = fingerprintsOf(body)
  // Only the process that received the body has all of it; the stored part holds no secrets.
  const whole = services.fingerprints.get(ownKey(tenant, row.id)) ?? prints.whole
  return whole === prints.whole && row.fingerprint === prints.kept
}
