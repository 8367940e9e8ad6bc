import * as v from 'valibot'
import { Command } from '@mocks/cloud/handler'
import type { Writer } from '@mocks/cloud/recorder'
import { found } from '@mocks/cloud/reply'
import { type ReturnCode, returnCode } from '@mocks/lib/return-codes'
import type { Tenant } from '@mocks/world/create-world'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'

const command = v.object({ key: v.string(), code: returnCode })

/**
 * The payer's bank sends an e-check back. No call of the contract: a bank does it, and in the
 * demonstration the panel.
 */
export const returnEcheck: Writer = {
  id: 'demo-return-echeck',
  secretParams: [],
  check: (answer) => ({ answer }),
  apply: ({ tenant, at }, content) => {
    const { key, code } = v.parse(command, content)
    return found(tenant, 'The merchant').payments.update(key, { returned: { at, code } })
  },
}

/** Those that may still come back, the latest first. */
export const openEchecks = (tenant: Tenant, now: number): PaymentRow[] =>
  tenant.payments
    .held((row) => row.tender === 'echeck' && paymentStatus(row, now) === 'pending')
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))

/** The act on a payment that the panel names by the office's id; null: it cannot come back now. */
export function decideReturn(
  tenant: Tenant,
  { payment, code }: { readonly payment: string; readonly code: ReturnCode },
  now: number,
): Command<v.InferOutput<typeof command>> | null {
  const row = openEchecks(tenant, now).find(({ office_id }) => office_id === payment)
  return row ? new Command({ key: row.id, code }) : null
}
