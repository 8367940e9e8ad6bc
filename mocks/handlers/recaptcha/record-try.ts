import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { type Score, scores } from '@/contract/recaptcha/recaptcha-scores'
import { type Speed, speedAt } from '@/rules/recaptcha/figures'
import type { CallContext } from '@mocks/cloud/context'
import { browserAddress } from '@mocks/cloud/faults/network'
import { Refusal } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import type { RecaptchaEventRow } from '@mocks/world/recaptcha-events'
import { triesFrom } from './seen-tries'

/** A server asks a table of addresses; here only the browser’s own is known. */
export const countryOf = (address: string): string | null =>
  address === browserAddress ? 'US' : null

/**
 * The cloud’s own score in place of reCAPTCHA’s (decision 20): declined cards and many cards make a
 * visitor ever less likely to be a person.
 */
export function scoreOf({ declines, cards }: Pick<Speed, 'declines' | 'cards'>): Score {
  const tenths = 9 - declines - Math.max(0, cards - 2)
  return scores[Math.max(0, tenths)] ?? 0
}

type Tried = Pick<RecaptchaEventRow, 'action' | 'score' | 'outcome' | 'reason'> &
  Partial<Pick<RecaptchaEventRow, 'last4' | 'bin'>>

/** Records a try that changed nothing; one that reached the processor stands in the world. */
export function recordTry(context: CallContext, tried: Tried): void {
  const { services, now, tenant, address } = context
  services.recentTries.note({
    id: services.random().slice(0, 12),
    at: iso(now),
    merchant_id: tenant?.id ?? null,
    address,
    country: countryOf(address),
    last4: '',
    bin: '',
    bank: null,
    payment: null,
    false_positive: null,
    ...tried,
  })
}

type Action = Exclude<RecaptchaEvent['action'], 'pay'>

/**
 * What a visitor asks for, and that it was tried. None of these calls is refused for a score or a
 * block: a bill can always be read, and a search made.
 */
export async function scored<Answer>(
  context: CallContext,
  action: Action,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const record = (outcome: RecaptchaEvent['outcome']) => {
    // Staff at work are no visitors.
    if (context.user !== null && context.user.role !== 'User') return
    const score = scoreOf(speedAt(triesFrom(context, context.address), context.now))
    recordTry(context, { action, score, outcome, reason: null })
  }
  try {
    const answered = await answer()
    record('allowed')
    return answered
  } catch (error) {
    if (error instanceof Refusal) record(refusedAs[error.status] ?? 'allowed')
    throw error
  }
}

/** Of too many wrong passwords and the like; what is wrong for another reason was let through. */
const refusedAs: Readonly<Partial<Record<number, RecaptchaEvent['outcome']>>> = {
  423: 'challenged',
  429: 'blocked',
}
