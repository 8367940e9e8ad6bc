import { type CounterBody, quoteCounterPayment, takePayment } from '@/contract/payments/counter'
import { chargedAs } from '@/rules/payments/counter'
import { sumOf } from '@/rules/payments/money'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import { audit } from '@mocks/handlers/audit-entry'
import { tenantOf } from '@mocks/handlers/scope'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { type ChargeCommand, chargeCommand, chargeOf, rowOf } from './charge'
import {
  checkCounterBills,
  checkDepartments,
  checkPayer,
  checkPrice,
  expiryAt,
  pricesOf,
  statementOf,
} from './counter-checks'
import { authorize, type GatewayAnswer } from './gateway'
import {
  checkBankAccount,
  checkDuplicate,
  checkPaymentsOn,
  fingerprintsOf,
  meansErrors,
} from './payment-checks'
import { replyOf } from './payments'
import { postingOf } from './quoting'
import { isSameBody, keyOf, keyReused, ownKey } from './same-key'
import { checkWaivers, waiversOf } from './waiver-checks'

export const counterHandlers: Handlers<'quoteCounterPayment' | 'takePayment'> = {
  quoteCounterPayment: reads(quoteCounterPayment, (context, { body: { items } }) => {
    const tenant = tenantOf(context)
    checkDepartments(context, items)
    checkCounterBills(context, tenant, items)
    const expires = expiryAt(context.now)
    const prices = pricesOf(context, tenant, items)
    if (prices.length === 0) throw invalid({ items: ['Nothing takes this amount.'] })
    return {
      data: {
        subtotal_cents: sumOf(items.map(({ amount_cents }) => amount_cents)),
        prices: prices.map(({ subtotal_cents: _sum, ...price }) => ({
          ...price,
          quote_id: context.services.counterQuotes.sign({
            tenant: tenant.id,
            tender: price.tender,
            items,
            fee_cents: price.fee_cents,
            expires,
          }),
        })),
        expires_at: iso(expires),
        posting_date: postingOf(tenant, items, context.now, tenant.merchant().time_zone).date,
        waivers: waiversOf(tenant, items, context.now),
      },
    }
  }),

  takePayment: writes(takePayment, {
    command: chargeCommand,
    decide: (context, { body }) => {
      const tenant = tenantOf(context)
      const key = keyOf(context)
      const earlier = tenant.payments.get(key)
      if (earlier) {
        return isSameBody(context, tenant, earlier, body) ? replyOf(earlier) : keyReused()
      }
      if (context.services.closedKeys.has(ownKey(tenant, key))) return keyReused()
      const said = statementOf(context, tenant, body, [body.tender])
      checkDepartments(context, said.items)
      if (chargedAs(body.tender) !== null) checkPaymentsOn(context, tenant)
      checkPayer(body.tender, body)
      checkMeans(body)
      // A bill that is paid already is no question of a second payment.
      checkCounterBills(context, tenant, said.items)
      checkDuplicate(context, tenant, body, said.items)
      checkWaivers(context, tenant, said.items, body.consents)
      const price = checkPrice(context, tenant, said)
      const prints = fingerprintsOf(body)
      context.services.fingerprints.set(ownKey(tenant, key), prints.whole)
      const facts = {
        key,
        body,
        tender: body.tender,
        items: said.items,
        price,
        priced_at: null,
        answer: answerTo(context, tenant, body, price.total_cents),
        print: prints.kept,
      }
      return new Command({
        ...chargeOf(context, tenant, facts),
        taken: { way: body.way, note: body.note.trim() },
        ...(body.check_number !== null && { check_number: body.check_number.trim() }),
      })
    },
    apply: (context, command) => replyOf(bookTaken(context, command)),
  }),
}

/** The row in the books, with its entries in the log of the accounts that it pays. */
export function bookTaken(context: ApplyContext, command: ChargeCommand): PaymentRow {
  const tenant = found(context.tenant, 'The merchant')
  const row = rowOf(context, tenant, command)
  tenant.payments.insert(row)
  for (const id of new Set(row.items.flatMap(({ parcel_id }) => parcel_id ?? []))) {
    const parcel = found(tenant.parcels.get(id), 'The account')
    audit(context, {
      action: 'payment-taken',
      object: { kind: 'account', id: `${tenant.id}/${parcel.id}`, name: parcel.account },
      merchant_id: tenant.id,
      departments: [parcel.department_id],
      changes: [{ field: 'confirmation', before: null, after: row.confirmation }],
    })
  }
  return row
}

/** What a card or a bank account needs; money in hand needs nothing. */
function checkMeans({ tender, token, expiry, bank_account, consents }: CounterBody): void {
  const charged = chargedAs(tender)
  if (charged === null) return
  const errors = meansErrors({ tender: charged, token, expiry, consents })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (charged === 'echeck') checkBankAccount(bank_account)
}

function answerTo(
  { now, services }: CallContext,
  tenant: Tenant,
  body: CounterBody,
  total_cents: number,
): GatewayAnswer {
  const charged = chargedAs(body.tender)
  if (charged === null) {
    return { outcome: 'approved', resolves_as: null, brand: null, last4: '', problem: null }
  }
  return authorize({
    body: { ...body, tender: charged },
    total_cents,
    now,
    zone: tenant.merchant().time_zone,
    amountCodes: services.amountCodes,
  })
}
