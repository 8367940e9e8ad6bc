import type { Transaction } from '@/contract/payments/transaction'
import { type PlainDate, plainDateIn } from '../time/dates'

/** How a payment that was charged goes on: what is done, and then what is still to come. */
export interface WayStep {
  readonly kind:
    | 'paid'
    | 'posted'
    | 'posts'
    | 'cleared'
    | 'funded'
    | 'funds'
    | 'refund-requested'
    | 'refunded'
    | 'returned'
    | 'voided'
  readonly day: PlainDate
  /** Where the hour is known. */
  readonly at: string | null
  /** Of a refund, with its part of the fee. */
  readonly amount_cents: number | null
  readonly isToCome: boolean
}

type Paid = Pick<
  Transaction,
  | 'at'
  | 'receipt_id'
  | 'posted'
  | 'posting_date'
  | 'funding_date'
  | 'voided'
  | 'refunds'
  | 'events'
  | 'merchant'
>

/** Empty where nothing was charged, or where that is not known yet. */
export function paymentWay(paid: Paid, today: PlainDate): readonly WayStep[] {
  if (paid.receipt_id === null) return []
  const zone = paid.merchant.time_zone
  const onDay = (kind: WayStep['kind'], day: PlainDate, isToCome: boolean): WayStep => ({
    kind,
    day,
    at: null,
    amount_cents: null,
    isToCome,
  })
  const at = (kind: WayStep['kind'], instant: string, amount_cents: number | null = null) => ({
    kind,
    day: plainDateIn(zone, Date.parse(instant)),
    at: instant,
    amount_cents,
    isToCome: false,
  })
  const eventsOf = (kind: 'cleared' | 'returned') =>
    paid.events.filter((event) => event.kind === kind).map((event) => at(kind, event.at))
  const returned = eventsOf('returned')
  const steps: WayStep[] = [at('paid', paid.at)]
  if (paid.voided !== null) {
    steps.push(at('voided', paid.voided.at))
  } else if (paid.posted || returned.length === 0) {
    // What the bank has sent back does not post or reach it any more.
    steps.push(onDay(paid.posted ? 'posted' : 'posts', paid.posting_date, !paid.posted))
    if (paid.funding_date !== null) {
      const isFunded = paid.posted && paid.funding_date <= today
      steps.push(onDay(isFunded ? 'funded' : 'funds', paid.funding_date, !isFunded))
    }
  }
  for (const { state, requested_at, decided_at, amount_cents, fee_cents } of paid.refunds) {
    const amount = amount_cents + fee_cents
    if (state === 'requested') steps.push(at('refund-requested', requested_at, amount))
    if (state === 'refunded') steps.push(at('refunded', decided_at ?? requested_at, amount))
  }
  steps.push(...eventsOf('cleared'), ...returned)
  return steps.toSorted(
    (a, b) => Number(a.isToCome) - Number(b.isToCome) || a.day.localeCompare(b.day),
  )
}
