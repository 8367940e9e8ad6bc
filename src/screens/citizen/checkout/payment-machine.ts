import type { Payment, PaymentState } from '@/contract/payments'
import type { Attempt, AttemptState } from '@/state/attempts'
import type { Refusal } from './refusal'

/** Where a payment stands (product.md 3.4; quality.md, fault rule 1). */
export type Phase =
  /** Nothing is under way; `refusal` says what became of the press before. */
  | { at: 'ready'; refusal: Refusal | null }
  | { at: 'sending' }
  /** Nobody knows whether it charged: the server is asked, and Pay is not offered. */
  | { at: 'checking' }
  /** The server knows of no charge. */
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
  /** The payer read what happened and goes on. */
  | { type: 'went-on' }

/** What was left by the page before a reload: a request that may have charged is asked about. */
export function phaseAtStart(attempt: Pick<Attempt, 'state'> | null): Phase {
  return attempt?.state === 'submitting' || attempt?.state === 'unknown'
    ? { at: 'checking' }
    : { at: 'ready', refusal: null }
}

/** An event that does not belong to a phase changes nothing: a second press, a late answer. */
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

/** When the payment was made, as far as an event tells it. */
export function momentIn(event: PaymentEvent): string | null {
  if (event.type === 'answered') return event.payment.at ?? null
  return event.type === 'told' ? (event.status.at ?? null) : null
}

/**
 * What a phase makes of the stored attempt, and with it of its key: `declined` and `expired` free
 * it. A challenge keeps it, because it is the same purchase that comes again.
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
