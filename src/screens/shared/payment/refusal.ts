import * as v from 'valibot'
import { type ApiFailure, consequenceOf, usualWaitSeconds } from '@/api/failure'
import { paymentProblem, type PaymentProblem } from '@/contract/payments/payments'

type Given<Key extends keyof PaymentProblem> = NonNullable<PaymentProblem[Key]>

/** Why the server did not charge: one kind for each row of product.md 3.4. */
export type Refusal =
  | { kind: 'declined'; reason: Given<'reason'> | null }
  | { kind: 'timed_out' }
  | { kind: 'partial'; approved_cents: number | null }
  /** `challenge`: sent with the next press, once the box is ticked. */
  | { kind: 'too_many'; until: number; challenge: string | null }
  /** `item_ids`: the items that were paid before, if the server names them. */
  | {
      kind: 'duplicate'
      earlier: Given<'earlier'> | null
      inCart: boolean
      item_ids: Given<'item_ids'>
    }
  | { kind: 'quote_changed'; quote: Given<'quote'> | null }
  | { kind: 'bill_changed'; items: Given<'items'> }
  | { kind: 'challenge'; challenge: string | null }
  /** Staff take no payments from this network. */
  | { kind: 'blocked' }
  | { kind: 'payments_off'; message: string | null; ends_at: string | null }
  /** This person may not pay here. */
  | { kind: 'not_allowed' }
  /** The whole site is switched off; the page leaves for one that says so. */
  | { kind: 'site_off'; message: string | null; ends_at: string | null }
  | { kind: 'bank_account'; field: 'routing' | 'account' }
  /** The hosted fields sent something that is not a card. */
  | { kind: 'card' }
  | { kind: 'fields'; errors: Readonly<Record<string, readonly string[]>> }

/**
 * Maps a failed payment call to a refusal: what was decided before anything was charged. null if the
 * charge is uncertain (no answer, a broken one, a server error, a key in use): then the server is
 * asked. Which answer is which, and what the page says of each: charge-answers.test.ts.
 */
export function refusalIn(failure: ApiFailure, nowMs: number): Refusal | null {
  if (failure.kind !== 'http') return null
  const parsed = v.safeParse(paymentProblem, failure.body)
  if (parsed.success) return refusalOf(parsed.output, failure, nowMs)
  const { errors } = failure.body
  if (failure.is(422) && errors !== undefined) {
    const ofCard = Object.keys(errors).every((key) => ['token', 'expiry'].includes(key))
    return ofCard ? { kind: 'card' } : { kind: 'fields', errors }
  }
  // A gateway may answer these two without our body; it let nothing through to the server.
  if (failure.is(429)) {
    return { kind: 'too_many', until: waitUntil(failure, undefined, nowMs), challenge: null }
  }
  if (failure.is(402)) return { kind: 'declined', reason: null }
  // No proxy has this one of its own.
  if (failure.is(423)) return { kind: 'challenge', challenge: failure.body.challenge ?? null }
  return saidByServer(failure) ? refusedAtTheDoor(failure) : null
}

/** A proxy's own page may take the place of an answer that was lost after a charge. */
const saidByServer = ({ body: { message, error } }: ApiFailure): boolean =>
  message !== undefined || error !== undefined

const closedSite = v.object({
  level: v.literal('site-off'),
  ends_at: v.optional(v.nullable(v.string())),
})

/** Decided before the call itself: who calls, where, and whether the site is open. */
function refusedAtTheDoor(failure: ApiFailure): Refusal | null {
  if (failure.is(404) || consequenceOf(failure) === 'wrong-url') {
    return { kind: 'site_off', message: null, ends_at: null }
  }
  if (failure.is(403)) return { kind: 'not_allowed' }
  const closed = v.safeParse(closedSite, failure.body)
  if (!failure.is(503) || !closed.success) return null
  return {
    kind: 'site_off',
    message: failure.body.message?.trim() || null,
    ends_at: closed.output.ends_at ?? null,
  }
}

function refusalOf(problem: PaymentProblem, failure: ApiFailure, nowMs: number): Refusal | null {
  switch (problem.code) {
    case 'declined':
      return { kind: 'declined', reason: problem.reason ?? null }
    case 'timed_out':
      return { kind: 'timed_out' }
    case 'partial':
      return { kind: 'partial', approved_cents: problem.approved_cents ?? null }
    case 'too_many':
      return {
        kind: 'too_many',
        until: waitUntil(failure, problem.retry_after_seconds, nowMs),
        challenge: problem.challenge ?? null,
      }
    case 'duplicate_suspected':
      return {
        kind: 'duplicate',
        earlier: problem.earlier ?? null,
        inCart: problem.in_cart ?? false,
        item_ids: problem.item_ids ?? [],
      }
    case 'quote_changed':
      return { kind: 'quote_changed', quote: problem.quote ?? null }
    case 'bill_changed':
      return { kind: 'bill_changed', items: problem.items ?? [] }
    case 'challenge':
      return { kind: 'challenge', challenge: problem.challenge ?? null }
    case 'blocked':
      return { kind: 'blocked' }
    case 'payments_off':
      return {
        kind: 'payments_off',
        message: problem.message?.trim() || null,
        ends_at: problem.ends_at ?? null,
      }
    case 'bank_account':
      return { kind: 'bank_account', field: bankFieldIn(failure) }
    case 'key_reused':
      // Another body was sent under this key: its outcome is asked for.
      return null
  }
}

function bankFieldIn({ body: { errors = {} } }: ApiFailure): 'routing' | 'account' {
  const named = (field: string) => errors[`bank_account.${field}`] !== undefined
  return named('account') && !named('routing') ? 'account' : 'routing'
}

function waitUntil(failure: ApiFailure, given: number | undefined, nowMs: number): number {
  return nowMs + (given ?? failure.retryAfterSeconds ?? usualWaitSeconds) * 1000
}

/** The card must be entered again: its security code is used up, or the token was not a card. */
export function usedUpCard(refusal: Refusal): boolean {
  return ['declined', 'timed_out', 'partial', 'card'].includes(refusal.kind)
}
