import type { QueryClient } from '@tanstack/react-query'
import { proxy, ref } from 'valtio'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { askPaymentStatus } from '@/api/payments/payments'
import { refreshAfterPayment } from '@/api/payments/after-payment'
import type { Payment } from '@/contract/payments/payments'
import { suspendInactivity } from '@/state/session/activity'
import {
  type Attempt,
  attemptFor,
  attemptReplaced,
  attempts,
  isUnresolved,
  moveAttempt,
  type Purchase,
} from '@/state/cart/attempts'
import { removeFromCart } from '@/state/cart/cart'
import { now } from '@/state/clock'
import { paidElsewhere, tellOtherTabs, tellOutcomeKnown } from '@/state/cart/paid-elsewhere'
import { forgetPaymentLedAway, notePaymentLedAway } from '@/state/cart/payment-led-away'
import {
  attemptStateIn,
  momentIn,
  nextPhase,
  type PaymentEvent,
  type Phase,
  phaseAtStart,
} from './payment-machine'
import { refusalIn } from './refusal'

/**
 * The tab's one payment. It lives outside the screens, so that an answer finds its attempt after
 * the payer has left, and two screens see the same payment.
 */
export const paymentRun = proxy({ phase: whole(phaseAtStart(attempts.current)) })

/** A phase is replaced, never mutated. */
function whole(phase: Phase) {
  return ref(phase)
}

/**
 * The body sent under the attempt's key, in memory, so that a key never carries two different
 * bodies.
 */
let sent: { key: string; body: string } | null = null

// The stored attempt was replaced: the session ended, or the payer signed in again.
attemptReplaced.add(() => {
  sent = null
  paymentRun.phase = whole(phaseAtStart(attempts.current))
})

/** One press of Pay. */
export interface Charge {
  purchase: Purchase
  /** What is sent, as the server compares it: without the answer to a challenge. */
  body: string
  send: (key: string) => Promise<Pick<Payment, 'status' | 'receipt_id' | 'confirmation' | 'at'>>
}

/**
 * Pays. The phase changes synchronously, so a second press is ignored; the attempt is stored before
 * the request leaves (fault rule 1).
 */
export async function pay(charge: Charge, queryClient: QueryClient): Promise<void> {
  if (paymentRun.phase.at !== 'ready') return
  const key = keyFor(charge)
  if (key === null) return
  // What was noted is about an earlier payment.
  forgetPaymentLedAway()
  advance(key, { type: 'pressed' }, queryClient)
  // The inactivity sign-out must not interrupt a payment (decision 6).
  const release = suspendInactivity()
  try {
    advance(key, { type: 'answered', payment: await charge.send(key) }, queryClient)
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : null
    const refusal = failure && refusalIn(failure, now())
    // The payer is redirected, and the next page reports what is known of the payment.
    const leads = refusal?.kind === 'site_off' || (failure && consequenceOf(failure) !== null)
    if (leads) notePaymentLedAway(refusal ? 'refused' : 'unknown')
    advance(key, refusal ? { type: 'refused', refusal } : { type: 'lost' }, queryClient)
  } finally {
    release()
  }
}

/** Asks for the outcome of an open attempt; a failed request changes nothing. */
export async function askOutcome(queryClient: QueryClient, signal?: AbortSignal): Promise<void> {
  const { current } = attempts
  if (current === null || !isUnresolved(current)) return
  try {
    const status = await askPaymentStatus(current.key, signal)
    advance(current.key, { type: 'told', status }, queryClient)
  } catch {
    // The next request follows by itself (status-polling.ts).
  }
}

/** The payer read the result and continues. */
export function goOn(): void {
  paymentRun.phase = whole(nextPhase(paymentRun.phase, { type: 'went-on' }))
}

/** Closing the secure checkout clears the result of the last press. */
export function forgetRefusal(): void {
  if (paymentRun.phase.at === 'ready') goOn()
}

/**
 * Makes the attempt's record when the review opens; the press reuses it (product.md 3.3 step 6).
 */
export function prepareAttempt(purchase: Purchase): void {
  if (paymentRun.phase.at === 'ready') attemptFor(purchase)
}

function keyFor({ purchase, body }: Charge): string | null {
  let attempt = attemptFor(purchase)
  // An open outcome is settled before anything else is paid.
  if (isUnresolved(attempt)) {
    paymentRun.phase = whole({ at: 'checking' })
    return null
  }
  if (sent?.key === attempt.key && sent.body !== body) {
    // The card was entered again after a challenge: the same purchase with another body needs
    // another key.
    moveAttempt(attempt.key, 'expired')
    attempt = attemptFor(purchase)
  }
  sent = { key: attempt.key, body }
  return attempt.key
}

function advance(key: string, event: PaymentEvent, queryClient: QueryClient): void {
  // A late answer to an earlier attempt does not apply to this one.
  if (attempts.current?.key !== key) return
  const before = paymentRun.phase
  const phase = nextPhase(before, event)
  if (phase === before) return
  const state = attemptStateIn(phase)
  const charged = phase.at === 'paid' ? { receipt_id: phase.receipt_id, at: momentIn(event) } : null
  if (state !== null) moveAttempt(key, state, charged)
  if (state !== 'submitting' && state !== 'draft') sent = null
  paymentRun.phase = whole(phase)
  if (phase.at === 'paid') settle(attempts.current, queryClient)
  if (before.at === 'checking' && !isUnresolved(attempts.current)) tellOutcomeKnown(key)
}

/** After success paid items leave the cart, by id (fault rule 3), and bills show the payment. */
function settle(attempt: Attempt, queryClient: QueryClient): void {
  // Other tabs are told before the shared cart is emptied.
  const isTold = paidElsewhere.list.some(({ key }) => key === attempt.key)
  if (!isTold) tellOtherTabs(attempt)
  removeFromCart(attempt.item_ids)
  refreshAfterPayment(queryClient)
}
