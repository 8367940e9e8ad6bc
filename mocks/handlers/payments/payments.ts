import * as v from 'valibot'
import {
  checkCart,
  createPayment,
  getPaymentStatus,
  payItem,
  quotePayment,
  type Payment,
  type PaymentBody,
  type PaymentState,
} from '@/contract/payments/payments'
import { isPayable } from '@/rules/payments/money'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { iso } from '@mocks/cloud/zones'
import { found, invalid, Refusal, Reply } from '@mocks/cloud/reply'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { changeBill, isChanged } from '@mocks/handlers/bills/changed-bill'
import { chargeCommand, chargeOf, rowOf } from './charge'
import { checkPayer } from './check-payer'
import { noteCharge } from './declines'
import { authorize, tagsOf } from './gateway'
import { itemChecks } from './item-checks'
import {
  checkBody,
  checkDuplicate,
  checkMayPay,
  checkPaymentsOn,
  fingerprintsOf,
} from './payment-checks'
import {
  cartChecks,
  checkBills,
  checkRules,
  checkTender,
  checkTotal,
  priceOf,
  pricedAt,
  problem,
  quoteFor,
} from './quoting'
import { recordPayment } from '@mocks/handlers/recaptcha/record-payment'
import { scored } from '@mocks/handlers/recaptcha/record-try'
import { tenantOf } from '@mocks/handlers/scope'
import { noteDecline } from '@mocks/handlers/warnings/payment-warnings'
import { isSameBody, keyOf, keyReused, ownKey } from './same-key'
import { receiptFor } from './shown-payment'
import { checkWaivers } from './waiver-checks'

const changeCommand = v.object({
  kind: v.literal('bill-changed'),
  installment: v.string(),
  items: v.array(payItem),
})

type ChangeCommand = v.InferOutput<typeof changeCommand>

/** What `+quote` makes dearer, once. */
const surcharge = 50

export const paymentHandlers: Handlers<
  'checkCart' | 'quotePayment' | 'createPayment' | 'getPaymentStatus'
> = {
  checkCart: reads(checkCart, (context, { body }) => ({
    data: cartChecks(tenantOf(context), context.now, body.items),
  })),

  quotePayment: reads(quotePayment, (context, { body }) =>
    scored(context, 'quote', () => {
      const tenant = tenantOf(context)
      checkMayPay(context)
      checkPaymentsOn(context, tenant)
      const wish = { ...body, added_cents: 0 }
      checkBills(tenant, context.now, body.items)
      checkRules(context, tenant, body.items)
      checkTender(tenant, wish, context.now)
      checkTotal(tenant, wish, context.now)
      return { data: quoteFor(context, tenant, wish) }
    }),
  ),

  createPayment: writes(createPayment, {
    command: v.variant('kind', [chargeCommand, changeCommand]),
    decide: (context, { body }) => {
      const tenant = tenantOf(context)
      const key = keyOf(context)
      checkMayPay(context)
      const earlier = tenant.payments.get(key)
      if (earlier) return again(context, earlier, body)
      if (context.services.closedKeys.has(ownKey(tenant, key))) return keyReused()
      checkPaymentsOn(context, tenant, body.payer.email)
      checkBody(body)
      const said = context.services.quotes.read(body.quote_id)
      if (!said || said.tenant !== tenant.id || said.tender !== body.tender) {
        throw invalid({ quote_id: ['This price is not ours.'] })
      }
      const price = priceOf(tenant, said, context.now)
      const visit = checkPayer(context, body, price.total_cents)
      const answer = authorize({
        body,
        total_cents: price.total_cents,
        now: context.now,
        zone: tenant.merchant().time_zone,
        amountCodes: context.services.amountCodes,
      })
      // What is paid already is no question of a second payment, which could not be taken either.
      checkBills(tenant, context.now, said.items)
      checkRules(context, tenant, said.items)
      checkDuplicate(context, tenant, body, said.items)
      const tagged = tagsOf(body.payer.email)
      // Another payer can pay a bill meanwhile, but not an item without a bill.
      const first = said.items.find((item) => item.entry === undefined)
      if (tagged.has('changed') && first && !isChanged(tenant, first.id)) {
        const change: ChangeCommand = {
          kind: 'bill-changed',
          installment: first.id,
          items: said.items,
        }
        return new Command(change)
      }
      checkTender(tenant, said, context.now)
      checkTotal(tenant, said, context.now)
      checkWaivers(context, tenant, said.items, body.consents)

      const dearer =
        tagged.has('quote') && said.added_cents === 0 && isPayable(price.total_cents + surcharge)
      if (dearer || price.fee_cents !== said.fee_cents || context.now > said.expires) {
        const wish = { ...said, added_cents: dearer ? surcharge : said.added_cents }
        throw problem(409, {
          code: 'quote_changed',
          message: 'The total has changed',
          quote: quoteFor(context, tenant, wish),
        })
      }

      noteCharge(context, body, answer.outcome === 'declined')
      const prints = fingerprintsOf(body)
      context.services.fingerprints.set(ownKey(tenant, key), prints.whole)
      const { items, tender } = said
      return new Command(
        chargeOf(context, tenant, {
          key,
          body,
          tender,
          items,
          price,
          priced_at: iso(pricedAt(said)),
          answer,
          print: prints.kept,
          visit,
        }),
      )
    },
    apply: (context, command) => {
      const tenant = found(context.tenant, 'The merchant')
      if (command.kind === 'bill-changed') {
        changeBill(tenant, command.installment, context.at)
        return problem(409, {
          code: 'bill_changed',
          message: 'A bill in your cart has changed',
          items: itemChecks(tenant, context.now, command.items),
        })
      }
      const row = rowOf(context, tenant, command)
      tenant.payments.insert(row)
      if (row.outcome === 'declined') noteDecline(context, tenant)
      if (command.visit) recordPayment(context, tenant, row, command.visit)
      return replyOf(row)
    },
  }),

  getPaymentStatus: reads(getPaymentStatus, async (context, { params }) => {
    const tenant = tenantOf(context)
    const { writes: ahead, closedKeys } = context.services
    await ahead.done()
    const row = tenant.payments.get(params.key)
    // "Safe to pay again" must stay true, so a payment that is still on its way comes too late.
    if (!row) closedKeys.add(ownKey(tenant, params.key))
    return { data: stateOf(row, context.now) }
  }),
}

/** The same key again: the first answer, or a refusal when it came with something else. */
const again = (
  context: CallContext,
  row: PaymentRow,
  body: PaymentBody,
): Reply<{ data: Payment }> | Refusal =>
  isSameBody(context, tenantOf(context), row, body) ? replyOf(row) : keyReused()

export function replyOf(row: PaymentRow): Reply<{ data: Payment }> | Refusal {
  if (row.problem) {
    const waited = row.outcome === 'timed_out' ? timeoutWait : 0
    return new Refusal(402, row.problem, {}, waited)
  }
  const unknown = row.outcome === 'unknown'
  return new Reply(unknown ? 202 : 201, {
    data: {
      key: row.id,
      status: unknown ? 'unknown' : row.tender === 'echeck' ? 'pending' : 'approved',
      receipt_id: unknown ? null : receiptFor(row),
      confirmation: unknown ? null : row.confirmation,
      total_cents: row.total_cents,
      at: row.at,
    },
  })
}

/** The processor waits for the card network before it says so; shorter here. */
const timeoutWait = 1_200

function stateOf(row: PaymentRow | undefined, now: number): PaymentState {
  const none = { receipt_id: null, confirmation: null }
  if (!row) return { state: 'not_found', ...none, at: null }
  const status = paymentStatus(row, now)
  switch (status) {
    case 'unknown':
    case 'not_found':
      return { state: status, ...none, at: row.at }
    case 'refused':
      return { state: 'declined', ...none, at: row.at }
    case 'pending':
    case 'approved':
    case 'voided':
    case 'returned': {
      const { confirmation, at } = row
      const receipt_id = receiptFor(row)
      return { state: status === 'pending' ? 'pending' : 'approved', receipt_id, confirmation, at }
    }
  }
}
