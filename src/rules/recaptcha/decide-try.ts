import type { Score } from '@/contract/recaptcha/recaptcha-scores'
import type { TryOutcome, TryReason } from '@/contract/recaptcha/recaptcha-events'

/** What becomes of a try to pay (product.md A24). Reading a bill and searching are never blocked. */

export interface PaymentTry {
  readonly score: Score
  /** A block of staff is for this visitor. */
  readonly isBlocked: boolean
  /** Staff trust this visitor. */
  readonly isAllowed: boolean
  /** Staff have the challenge shown to every visitor of this site. */
  readonly isVisible: boolean
  /** Declined cards have paused this visitor. */
  readonly isPaused: boolean
  /** Such a pause has just ended. */
  readonly wasPaused: boolean
  /** Tries to pay within ten minutes from this network, this one included. */
  readonly tries: number
  /** Those of them whose card begins with the same digits. */
  readonly triesOfBin: number
  readonly amount_cents: number
  /** The visitor has answered the challenge. */
  readonly isPassed: boolean
}

export interface TryLimits {
  readonly challenge_below: Score
  readonly block_below: Score
  readonly per_network: number
  readonly per_bin: number
  readonly min_cents: number
}

export interface TryDecision {
  readonly outcome: TryOutcome
  readonly reason: TryReason | null
}

const allowed: TryDecision = { outcome: 'allowed', reason: null }

/**
 * A block counts before all else, a pause after declined cards before staff’s trust, and that before
 * what the score and the speed say.
 */
export function decideTry(attempt: PaymentTry, limits: TryLimits): TryDecision {
  if (attempt.isBlocked) return { outcome: 'blocked', reason: 'block' }
  if (attempt.isPaused) return { outcome: 'blocked', reason: 'declines' }
  if (!attempt.isAllowed && attempt.score < limits.block_below) {
    return { outcome: 'blocked', reason: 'score' }
  }
  const reason = attempt.isPassed ? null : challengeReason(attempt, limits)
  return reason === null ? allowed : { outcome: 'challenged', reason }
}

function challengeReason(attempt: PaymentTry, limits: TryLimits): TryReason | null {
  // An address on the list may be a library's, where another visitor tries cards.
  if (attempt.wasPaused) return 'declines'
  if (attempt.isAllowed) return null
  if (attempt.score < limits.challenge_below) return 'score'
  if (attempt.isVisible) return 'visible'
  if (attempt.tries > limits.per_network) return 'network'
  if (attempt.triesOfBin > limits.per_bin) return 'bin'
  return attempt.amount_cents < limits.min_cents ? 'amount' : null
}
