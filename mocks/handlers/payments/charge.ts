import * as v from 'valibot'
import { payerWay } from '@/contract/payments/counter'
import { paidWith, type PaidWith } from '@/contract/payments/paid-with'
import {
  consent,
  payer,
  paymentProblem,
  type PayItem,
  type PaymentBody,
} from '@/contract/payments/payments'
import { plainCharacters } from '@/contract/plain-characters'
import { scores } from '@/contract/recaptcha/recaptcha-scores'
import { chargeCents, instant, paidCents } from '@/contract/wire'
import { businessDaysAfter } from '@/rules/time/business-days'
import { plainDateIn } from '@/rules/time/dates'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { secretFrom } from '@mocks/lib/random'
import { instantIn, iso } from '@mocks/cloud/zones'
import { confirmationFrom } from '@mocks/world/payments/confirmation'
import type { Tenant } from '@mocks/world/create-world'
import { outcome, paymentItem, type PaymentRow } from '@mocks/world/payments/payments'
import type { PayerVisit } from './check-payer'
import type { GatewayAnswer } from './gateway'
import { knownItems } from './item-checks'
import { postingOf } from './quoting'
import { saleOf, terminalSteps } from './terminal-steps'

/** What the journal keeps of a payment: outcome, brand and last four; no token, no bank account. */
export const chargeCommand = v.object({
  kind: v.literal('charge'),
  key: v.string(),
  outcome,
  resolves_as: v.nullable(v.picklist(['approved', 'not_found'])),
  problem: v.nullable(paymentProblem),
  tender: paidWith,
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
  /** null: staff took it. */
  priced_at: v.nullable(instant),
  consents: v.array(consent),
  language: v.string(),
  fingerprint: v.string(),
  /** Of a payment that staff took. */
  taken: v.optional(v.object({ way: payerWay, note: v.string() })),
  check_number: v.optional(v.string()),
  /** Of a payment that its payer made alone. */
  visit: v.optional(v.object({ score: v.picklist(scores), address: v.string(), bin: v.string() })),
  /** At a terminal: its steps, in milliseconds from the beginning of the sale. */
  use: v.optional(terminalSteps),
})
export type ChargeCommand = v.InferOutput<typeof chargeCommand>

/** The phone number and the ZIP code as they are kept: staff look for them. */
const plainPayer = (typed: PaymentBody['payer']): PaymentBody['payer'] => ({
  ...typed,
  phone: plainCharacters(typed.phone ?? '') || null,
  zip: plainCharacters(typed.zip),
})

interface Decided {
  readonly key: string
  readonly body: Pick<PaymentBody, 'payer' | 'consents' | 'language'>
  readonly tender: PaidWith
  readonly items: readonly PayItem[]
  readonly price: Pick<ChargeCommand, 'subtotal_cents' | 'fee_cents' | 'total_cents'> & {
    readonly groups: readonly {
      readonly department_id: string
      readonly subtotal_cents: number
      readonly fee_cents: number
    }[]
  }
  readonly priced_at: string | null
  readonly answer: GatewayAnswer
  readonly print: string
  readonly visit?: PayerVisit
}

export function chargeOf(
  context: CallContext,
  tenant: Tenant,
  {
    key,
    body,
    tender,
    items,
    price: { groups, ...sums },
    priced_at,
    answer,
    print,
    visit,
  }: Decided,
): ChargeCommand {
  return {
    kind: 'charge',
    key,
    ...answer,
    tender,
    payer: plainPayer(body.payer),
    items: knownItems(tenant, items, context.now),
    ledger: groups.map(({ department_id, subtotal_cents, fee_cents }) => ({
      department_id,
      amount_cents: subtotal_cents,
      fee_cents,
    })),
    ...sums,
    posting: postingOf(tenant, items, context.now, tenant.merchant().time_zone),
    priced_at,
    consents: body.consents,
    language: body.language,
    fingerprint: print,
    ...(visit && { visit }),
  }
}

/** The processor answers an inquiry this long after a payment that got no answer. */
const inquiryAfter = 6_000

export function rowOf(
  { now, at, user, random }: ApplyContext,
  tenant: Tenant,
  command: ChargeCommand,
): PaymentRow {
  const {
    kind: _kind,
    key,
    resolves_as,
    posting,
    taken,
    use,
    visit: _visit,
    check_number = null,
    ...facts
  } = command
  const zone = tenant.merchant().time_zone
  const returnable = businessDaysAfter(posting.date, 5)
  return {
    ...facts,
    id: key,
    receipt_id: secretFrom(random, 'receipt'),
    office_id: secretFrom(random, 'office'),
    confirmation: confirmationFrom(random),
    at,
    // The clerk is not the payer.
    user_id: taken ? null : (user?.id ?? null),
    auth_code:
      facts.tender === 'card' && !facts.problem && (!use || use.ends === 'approved')
        ? `PPS${secretFrom(random, 'auth').slice(0, 3).toUpperCase()}`
        : null,
    resolves: resolves_as && { at: iso(now + inquiryAfter), as: resolves_as },
    credit_date: plainDateIn(zone, now),
    posting_date: posting.date,
    posts_at: iso(instantIn(zone, posting.date, posting.cutoff)),
    clears_at: facts.tender !== 'echeck' ? at : iso(instantIn(zone, returnable, posting.cutoff)),
    // A part that was approved is voided at once: the payer is charged all or nothing.
    voided: facts.outcome === 'partial' ? { at, by: null, reason: 'partial', note: '' } : null,
    returned: null,
    refunds: [],
    taken: taken && user ? { ...taken, by: user.name, user_id: user.id } : null,
    notes: [],
    check_number,
    terminal: null,
    channel: use ? 'terminal' : taken ? 'counter' : 'online',
    ...(use && saleOf({ now }, use)),
  }
}
