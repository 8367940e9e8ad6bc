import * as v from 'valibot'
import { id } from '@/contract/wire'
import type { ApplyContext } from '@mocks/cloud/context'
import { iso } from '@mocks/cloud/zones'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { cardWait } from '@/rules/payments/counter'
import { answerLimit, terminalUse } from '@mocks/world/payments/terminal-sale'
import { type GatewayAnswer, tagsOf } from './gateway'

/** What a card terminal does with a sale, in milliseconds from its beginning. */
export const terminalSteps = v.object({
  id,
  asks_after: v.nullable(v.number()),
  charges_after: v.nullable(v.number()),
  ends_after: v.number(),
  ends: terminalUse.entries.ends,
})
export type TerminalSteps = v.InferOutput<typeof terminalSteps>

const connects = 1_000
const presents = 2_500
const authorizes = 1_000
/** The processor answers whether it charged, after a terminal has not. */
const inquiry = 6_000

/** A terminal whose serial number ends so is always busy with something else. */
const busyEnding = '0'
/** One whose serial number ends so never answers. */
const silentEnding = '9'

export const isBusy = (serial: string): boolean => serial.endsWith(busyEnding)

/** The stand-in reads the outcome in the serial number and in the payer's address. */
export function stepsOf(serial: string, email: string): TerminalSteps {
  const tags = tagsOf(email)
  const lost = { ends_after: answerLimit + inquiry }
  if (serial.endsWith(silentEnding)) {
    return { id: serial, asks_after: null, charges_after: null, ...lost, ends: 'timed-out' }
  }
  const asks = { id: serial, asks_after: connects }
  if (tags.has('nocard')) {
    return { ...asks, charges_after: null, ends_after: connects + cardWait, ends: 'timed-out' }
  }
  const charges = { ...asks, charges_after: connects + presents }
  if (tags.has('unknown')) return { ...charges, ...lost, ends: 'approved' }
  if (tags.has('lost')) return { ...charges, ...lost, ends: 'timed-out' }
  const ends_after = connects + presents + authorizes
  return { ...charges, ends_after, ends: tags.has('declined') ? 'declined' : 'approved' }
}

/** Its card is known to the processor; without one there is nothing to show. */
export const cardOf = ({ ends }: TerminalSteps): Pick<GatewayAnswer, 'brand' | 'last4'> => {
  if (ends === 'approved') return { brand: 'visa', last4: '1443' }
  return ends === 'declined' ? { brand: 'visa', last4: '1053' } : { brand: null, last4: '' }
}

type Sale = Pick<PaymentRow, 'resolves' | 'terminal'>

/** The sale in the books: until its end it is not known. */
export function saleOf(
  { now }: Pick<ApplyContext, 'now'>,
  { id: serial, asks_after, charges_after, ends_after, ends }: TerminalSteps,
): Sale {
  const at = (after: number | null) => (after === null ? null : iso(now + after))
  return {
    terminal: { id: serial, asks_at: at(asks_after), charges_at: at(charges_after), ends },
    resolves: {
      at: iso(now + ends_after),
      as: ends === 'approved' || ends === 'declined' ? ends : 'not_found',
    },
  }
}
