import * as v from 'valibot'
import {
  type CounterTender,
  counterTender,
  counterTenderNames,
  type PayerWay,
  payerWay,
  type SaleState,
} from '@/contract/payments/counter'
import { longest } from '@/contract/wire'
import { optionalText, requiredText, type Say } from '../forms/field-rules'
import { issuePath } from '../forms/issue-path'
import { isPhone, isZip } from '../people/contact'
import { isEmail } from '../people/emails'
import type { FeeGroup } from './fees'
import { sumOf } from './money'
import { quoteFees, tendersFor } from './tender-prices'

/** Payments that staff take (product.md P9 and 3.6). */

/** What the merchant allows beyond the payers' own ways. */
export interface CounterSite {
  readonly enableTerminal: boolean
  readonly cash_and_checks: boolean
  /** The terminals of its account with the processor. */
  readonly terminals: readonly string[]
}

/** The ways in which these amounts may be taken; a terminal takes what cards pay. */
export function counterTendersFor(
  groups: readonly FeeGroup[],
  { enableTerminal, cash_and_checks, terminals }: CounterSite,
): CounterTender[] {
  const online = tendersFor(groups)
  const allowed: Readonly<Record<CounterTender, boolean>> = {
    card: online.includes('card'),
    echeck: online.includes('echeck'),
    terminal: online.includes('card') && enableTerminal && terminals.length > 0,
    cash: cash_and_checks,
    check: cash_and_checks,
  }
  return counterTenderNames.filter((tender) => allowed[tender])
}

/** What the processor is asked to charge; null: the office holds the money already. */
export function chargedAs(tender: CounterTender): 'card' | 'echeck' | null {
  if (tender === 'terminal') return 'card'
  return tender === 'card' || tender === 'echeck' ? tender : null
}

/** The fees of the payers' own ways; money in hand has none. */
export function counterPriceOf(groups: readonly FeeGroup[], tender: CounterTender) {
  const charged = chargedAs(tender)
  if (charged !== null) return quoteFees(groups, charged)
  const subtotal_cents = sumOf(groups.map((group) => group.subtotal_cents))
  return {
    groups: groups.map(({ department_id, subtotal_cents: own }) => ({
      department_id,
      subtotal_cents: own,
      fee_cents: 0,
    })),
    subtotal_cents,
    fee_cents: 0,
    total_cents: subtotal_cents,
  }
}

/** What goes back over the counter; null: it is not enough. */
export function changeDue(totalCents: number, receivedCents: number): number | null {
  const change = receivedCents - totalCents
  return change >= 0 ? change : null
}

export type CounterProblem =
  | 'tender-missing'
  | 'email-wrong'
  | 'phone-wrong'
  | 'zip-wrong'
  | 'check-wrong'
  | 'way-wrong'

/** The most characters of the note, which only staff read. */
export const longestNote = 500

/** The payer's fields, for the form and for the cloud; one that is empty is '' here. */
export function counterRules(say: Say, says: (problem: CounterProblem) => string) {
  return v.pipe(
    v.object({
      tender: v.pipe(
        v.nullable(counterTender),
        v.check((tender) => tender !== null, says('tender-missing')),
      ),
      way: payerWay,
      name: requiredText(say, longest.name),
      email: v.pipe(
        optionalText(say, longest.email),
        v.check((text) => text === '' || isEmail(text), says('email-wrong')),
      ),
      phone: v.pipe(optionalText(say, longest.short), v.check(isPhone, says('phone-wrong'))),
      zip: v.pipe(
        optionalText(say, longest.short),
        v.check((text) => text === '' || isZip(text), says('zip-wrong')),
      ),
      check_number: optionalText(say, longest.short),
      note: optionalText(say, longestNote),
    }),
    tenderChecks(say, says),
  )
}
export type CounterFields = v.InferOutput<ReturnType<typeof counterRules>>

interface OfTender {
  readonly tender: CounterTender | null
  readonly way: PayerWay
  readonly zip: string
  readonly check_number: string
}

/** What the payer's tender needs of the other fields, in any form that has them. */
export function tenderChecks<Fields extends OfTender>(
  say: Say,
  says: (problem: CounterProblem) => string,
) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { tender, way, zip, check_number } = value
    const wrong = (key: keyof OfTender, message: string) =>
      addIssue({ message, path: issuePath(value, [key]) })
    // The processor compares it with the card's; at the terminal the card itself is there.
    if (tender === 'card' && zip === '') wrong('zip', say({ kind: 'missing' }))
    // Money in hand: a caller cannot hand it over.
    if (way === 'calling' && tender !== null && chargedAs(tender) === null) {
      wrong('way', says('way-wrong'))
    }
    if (tender !== 'check') return
    if (check_number === '') wrong('check_number', say({ kind: 'missing' }))
    else if (!/^\d{1,12}$/.test(check_number)) wrong('check_number', says('check-wrong'))
  })
}

/** How long a terminal asks for a card (product.md 3.6). */
export const cardWait = 2 * 60_000

/** What is left of that, in whole seconds; the sale began at `at`. */
export const cardSecondsLeft = (at: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(at) + cardWait - now) / 1000))

/** The states from which a sale goes on by itself. */
export const isSaleOpen = (state: SaleState): boolean =>
  ['connecting', 'waiting', 'authorizing', 'checking'].includes(state)

/** Until the card is charged, the clerk may stop it. */
export const isCancellable = (state: SaleState): boolean =>
  state === 'connecting' || state === 'waiting'
