import * as v from 'valibot'
import { consent, payer, paymentProblem, type PaymentBody } from '@/contract/payments'
import { tender } from '@/contract/payment-settings'
import { chargeCents, instant, paidCents } from '@/contract/wire'
import { businessDaysAfter } from '@/rules/time/business-days'
import { plainDateIn } from '@/rules/time/dates'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { secretFrom } from '@mocks/lib/random'
import type { QuoteStatement } from '@mocks/cloud/services'
import { instantIn, iso } from '@mocks/cloud/zones'
import { confirmationFrom } from '@mocks/world/confirmation'
import type { Tenant } from '@mocks/world/create-world'
import { outcome, paymentItem, type PaymentRow } from '@mocks/world/payments'
import type { GatewayAnswer } from './gateway'
import { knownItems } from './item-checks'
import { postingOf, pricedAt, priceOf } from './quoting'

/** What the journal keeps of a payment: outcome, brand and last four; no token, no bank account. */
export const chargeCommand = v.object({
  kind: v.literal('charge'),
  key: v.string(),
  outcome,
  resolves_as: v.nullable(v.picklist(['approved', 'not_found'])),
  problem: v.nullable(paymentProblem),
  tender,
  brand: v.nullable(v.string()),
  last4: v.string(),
  payer,
  items: v.array(paymentItem),
  ledger: v.array(
    v.object({ department_id: v.string(), amount_cents: paidCents, fee_cents: chargeCents }),
  ),
  subtotal_cents: paidCents,
  fee_cents: chargeCents,
  total_cents: paidCents,
  posting: v.object({ date: v.string(), cutoff: v.string() }),
  priced_at: instant,
  consents: v.array(consent),
  language: v.string(),
  fingerprint: v.string(),
})
export type ChargeCommand = v.InferOutput<typeof chargeCommand>

interface Decided {
  readonly key: string
  readonly body: PaymentBody
  readonly said: QuoteStatement
  readonly answer: GatewayAnswer
  readonly print: string
}

export function chargeOf(
  context: CallContext,
  tenant: Tenant,
  { key, body, said, answer, print }: Decided,
): ChargeCommand {
  const { groups, ...sums } = priceOf(tenant, said, context.now)
  return {
    kind: 'charge',
    key,
    ...answer,
    tender: body.tender,
    payer: body.payer,
    items: knownItems(tenant, said.items, context.now),
    ledger: groups.map(({ department_id, subtotal_cents, fee_cents }) => ({
      department_id,
      amount_cents: subtotal_cents,
      fee_cents,
    })),
    ...sums,
    posting: postingOf(tenant, said.items, context.now, tenant.merchant().time_zone),
    priced_at: iso(pricedAt(said)),
    consents: body.consents,
    language: body.language,
    fingerprint: print,
  }
}

/** The processor answers an inquiry this long after a payment that got no answer. */
const inquiryAfter = 6_000

export function rowOf(
  { now, at, user, random }: ApplyContext,
  tenant: Tenant,
  command: ChargeCommand,
): PaymentRow {
  const { kind: _kind, key, resolves_as, posting, ...facts } = command
  const zone = tenant.merchant().time_zone
  const returnable = businessDaysAfter(posting.date, 5)
  return {
    ...facts,
    id: key,
    receipt_id: secretFrom(random, 'receipt'),
    confirmation: confirmationFrom(random),
    at,
    user_id: user?.id ?? null,
    auth_code:
      facts.tender === 'card' && !facts.problem
        ? `PPS${secretFrom(random, 'auth').slice(0, 3).toUpperCase()}`
        : null,
    resolves: resolves_as && { at: iso(now + inquiryAfter), as: resolves_as },
    credit_date: plainDateIn(zone, now),
    posting_date: posting.date,
    posts_at: iso(instantIn(zone, posting.date, posting.cutoff)),
    clears_at: facts.tender === 'card' ? at : iso(instantIn(zone, returnable, posting.cutoff)),
    // A part that was approved is voided at once: the payer is charged all or nothing.
    voided: facts.outcome === 'partial' ? { at, by: null, reason: 'partial', note: '' } : null,
    returned: null,
    refunds: [],
    taken: null,
    notes: [],
    channel: 'online',
  }
}
