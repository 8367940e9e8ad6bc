import type { Payment, PaymentState } from '@/contract/payments/payments'
import type { Attempt, AttemptState } from '@/state/cart/attempts'
import type { Refusal } from './refusal'

/** The phases of a payment (product.md 3.4; quality.md, fault rule 1). */
export type Phase =
  /** No request is running; `refusal` is the result of the last press. */
  | { at: 'ready'; refusal: Refusal | null }
  | { at: 'sending' }
  /** The charge is uncertain: the page asks the server and does not offer Pay. */
  | { at: 'checking' }
  /** The server has no charge for the attempt. */
  | { at: 'no-charge' }
  | { at: 'paid'; receipt_id: string | null; confirmation: string | null }

export type PaymentEvent =
  | { type: 'pressed' }
  | {
      type: 'answered'
      payment: Pick<Payment, 'status' | 'receipt_id' | 'confirmation'> & { at?: string }
    }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'lost' }
  | {
      type: 'told'
      status: Pick<PaymentState, 'state' | 'receipt_id' | 'confirmation'> & { at?: string | null }
    }
  /** The payer read the result and continues. */
  | { type: 'went-on' }

/** The first phase after a reload: a request that may have charged is asked about. */
export function phaseAtStart(attempt: Pick<Attempt, 'state'> | null): Phase {
  return attempt?.state === 'submitting' || attempt?.state === 'unknown'
    ? { at: 'checking' }
    : { at: 'ready', refusal: null }
}

/**
 * The next phase. An event that does not belong to the phase changes nothing: a second press, a
 * late answer.
 */
export function nextPhase(phase: Phase, event: PaymentEvent): Phase {
  switch (event.type) {
    case 'pressed':
      return phase.at === 'ready' ? { at: 'sending' } : phase
    case 'answered':
      return isOpen(phase) ? answered(event.payment) : phase
    case 'refused':
      return phase.at === 'sending' ? { at: 'ready', refusal: event.refusal } : phase
    case 'lost':
      return phase.at === 'sending' ? { at: 'checking' } : phase
    case 'told':
      return isOpen(phase) ? told(phase, event.status) : phase
    case 'went-on':
      return phase.at === 'sending' || phase.at === 'checking'
        ? phase
        : { at: 'ready', refusal: null }
  }
}

function isOpen(phase: Phase): boolean {
  return phase.at === 'sending' || phase.at === 'checking'
}

function answered({ status, receipt_id, confirmation }: AnsweredPayment): Phase {
  return status === 'unknown' ? { at: 'checking' } : { at: 'paid', receipt_id, confirmation }
}
type AnsweredPayment = Extract<PaymentEvent, { type: 'answered' }>['payment']

function told(phase: Phase, { state, receipt_id, confirmation }: ToldStatus): Phase {
  switch (state) {
    case 'unknown':
      return phase
    case 'approved':
    case 'pending':
      return { at: 'paid', receipt_id, confirmation }
    case 'declined':
      return { at: 'ready', refusal: { kind: 'declined', reason: null } }
    case 'not_found':
      return { at: 'no-charge' }
  }
}
type ToldStatus = Extract<PaymentEvent, { type: 'told' }>['status']

/** The time of the payment, if the event carries it. */
export function momentIn(event: PaymentEvent): string | null {
  if (event.type === 'answered') return event.payment.at ?? null
  return event.type === 'told' ? (event.status.at ?? null) : null
}

/**
 * Decides whether a phase keeps the stored attempt and its key. `declined` and `expired` release
 * it; a challenge keeps it, because the same purchase is sent again.
 */
export function attemptStateIn(phase: Phase): AttemptState | null {
  switch (phase.at) {
    case 'sending':
      return 'submitting'
    case 'checking':
      return 'unknown'
    case 'no-charge':
      return 'expired'
    case 'paid':
      return 'succeeded'
    case 'ready':
      if (phase.refusal === null) return null
      return phase.refusal.kind === 'challenge' ? 'draft' : 'declined'
  }
}
