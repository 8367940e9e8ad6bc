import * as v from 'valibot'
import {
  cancelSale,
  getSale,
  listTerminals,
  startSale,
  type TerminalSale,
} from '@/contract/payments/counter'
import { isCancellable, isSaleOpen } from '@/rules/payments/counter'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, notFound, Refusal, Reply } from '@mocks/cloud/reply'
import { tenantOf } from '@mocks/handlers/scope'
import type { Tenant } from '@mocks/world/create-world'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { saleStateAt } from '@mocks/world/payments/terminal-sale'
import { chargeCommand, chargeOf } from './charge'
import { bookTaken } from './counter'
import {
  checkCounterBills,
  checkDepartments,
  checkPayer,
  checkPrice,
  siteOf,
  statementOf,
} from './counter-checks'
import { checkDuplicate, checkPaymentsOn, fingerprintsOf } from './payment-checks'
import { seesWholePayment } from '@mocks/handlers/reports/seen-payments'
import { isSameBody, keyOf, keyReused, ownKey } from './same-key'
import { receiptFor } from './shown-payment'
import { cardOf, isBusy, stepsOf } from './terminal-steps'
import { checkWaivers } from './waiver-checks'

/** Card terminals at the counter (product.md 3.6). */

const serialsOf = (tenant: Tenant): readonly string[] => {
  const { enableTerminal, terminals } = siteOf(tenant)
  return enableTerminal ? terminals : []
}

/** null: it is not a terminal's, and what is due is not charged by one. */
function stateAt(row: PaymentRow, now: number): TerminalSale['state'] | null {
  const { terminal, resolves, at } = row
  if (!terminal || resolves === null) return null
  return saleStateAt(terminal, { began_at: at, ends_at: resolves.at }, now)
}

/** The sale that a terminal is busy with. */
const runningOn = (tenant: Tenant, serial: string, now: number): PaymentRow | undefined =>
  tenant.payments.held((row) => {
    const state = row.terminal?.id === serial ? stateAt(row, now) : null
    return state !== null && isSaleOpen(state)
  })[0]

function shownSale(row: PaymentRow, now: number): TerminalSale | null {
  const state = stateAt(row, now)
  if (!row.terminal || state === null) return null
  const isPaid = paymentStatus(row, now) === 'approved'
  return {
    key: row.id,
    terminal_id: row.terminal.id,
    state,
    total_cents: row.total_cents,
    at: row.at,
    receipt_id: isPaid ? receiptFor(row) : null,
    confirmation: isPaid ? row.confirmation : null,
  }
}

export const terminalHandlers: Handlers<'listTerminals' | 'startSale' | 'getSale' | 'cancelSale'> =
  {
    listTerminals: reads(listTerminals, (context) => {
      const tenant = tenantOf(context)
      return {
        data: serialsOf(tenant).map((id) => {
          const running = runningOn(tenant, id, context.now)
          return {
            id,
            state: running || isBusy(id) ? ('in-use' as const) : ('ready' as const),
            used_by: running?.taken?.by ?? null,
          }
        }),
      }
    }),

    startSale: writes(startSale, {
      command: chargeCommand,
      decide: (context, { params, body }) => {
        const tenant = tenantOf(context)
        const key = keyOf(context)
        const compared = { ...body, terminal: params.id, token: null, bank_account: null }
        const earlier = tenant.payments.get(key)
        if (earlier) {
          const sale = shownSale(earlier, context.now)
          if (!sale || !isSameBody(context, tenant, earlier, compared)) return keyReused()
          return new Reply(200, { data: sale })
        }
        if (context.services.closedKeys.has(ownKey(tenant, key))) return keyReused()
        if (!serialsOf(tenant).includes(params.id)) throw notFound('The terminal')
        const said = statementOf(context, tenant, body, ['terminal'])
        checkDepartments(context, said.items)
        checkPaymentsOn(context, tenant)
        checkPayer('terminal', body)
        // A bill that is paid already is no question of a second payment.
        checkCounterBills(context, tenant, said.items)
        checkDuplicate(context, tenant, body, said.items)
        checkWaivers(context, tenant, said.items, body.consents)
        const price = checkPrice(context, tenant, said)
        const running = runningOn(tenant, params.id, context.now)
        if (running || isBusy(params.id)) {
          throw invalid({ terminal: [`${running?.taken?.by ?? 'Another program'} is using it.`] })
        }
        const prints = fingerprintsOf(compared)
        context.services.fingerprints.set(ownKey(tenant, key), prints.whole)
        const use = stepsOf(params.id, body.payer.email)
        const answer = {
          outcome: 'unknown' as const,
          resolves_as: null,
          problem: null,
          ...cardOf(use),
        }
        return new Command({
          ...chargeOf(context, tenant, {
            key,
            body,
            tender: 'card',
            items: said.items,
            price,
            priced_at: null,
            answer,
            print: prints.kept,
          }),
          taken: { way: body.way, note: body.note.trim() },
          use,
        })
      },
      apply: (context, command) => ({
        data: found(shownSale(bookTaken(context, command), context.now), 'The sale'),
      }),
    }),

    getSale: reads(getSale, (context, { params }) => {
      const row = tenantOf(context).payments.get(params.key)
      const isSeen = row !== undefined && seesWholePayment(context.subject, row)
      return { data: isSeen ? shownSale(row, context.now) : null }
    }),

    cancelSale: writes(cancelSale, {
      command: v.object({ key: v.string() }),
      decide: (context, { params, body }) => {
        const tenant = tenantOf(context)
        const row = tenant.payments.get(body.key)
        const state = row?.terminal?.id === params.id ? stateAt(row, context.now) : null
        if (!row || state === null) throw notFound('The sale')
        checkDepartments(context, row.items)
        if (!isCancellable(state)) {
          return new Refusal(409, {
            code: 'too_late',
            message: 'The card is being charged, or the sale is over.',
          })
        }
        return new Command({ key: row.id })
      },
      apply: (context, { key }) => {
        const tenant = found(context.tenant, 'The merchant')
        const before = found(tenant.payments.get(key), 'The sale')
        const terminal = found(before.terminal, 'The sale')
        const row = tenant.payments.update(key, {
          terminal: { ...terminal, ends: 'cancelled' },
          resolves: { at: context.at, as: 'not_found' },
          brand: null,
          last4: '',
          auth_code: null,
        })
        return { data: found(shownSale(row, context.now), 'The sale') }
      },
    }),
  }
