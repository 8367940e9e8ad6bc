import type { PaymentBody } from '@/contract/payments/payments'
import type { Score } from '@/contract/recaptcha/recaptcha-scores'
import { last4 } from '@/rules/payments/cards'
import { isInForce } from '@/rules/recaptcha/blocks'
import { decideTry, type TryDecision } from '@/rules/recaptcha/decide-try'
import { speedAt, windowMs } from '@/rules/recaptcha/figures'
import { isCovered } from '@/rules/recaptcha/networks'
import type { CallContext } from '@mocks/cloud/context'
import type { Refusal } from '@mocks/cloud/reply'
import { checkChallenge, hasPassed, issueChallenge } from '@mocks/handlers/challenge'
import { limitsNow } from '@mocks/handlers/recaptcha/limits-now'
import { recordTry, scoreOf } from '@mocks/handlers/recaptcha/record-try'
import { triesFrom } from '@mocks/handlers/recaptcha/seen-tries'
import { heldFor, wasHeld } from '@mocks/handlers/tries'
import { declineCounters } from './declines'
import { tagsOf } from './gateway'
import { problem } from './quoting'

/** What is known of a visitor who pays; the journal keeps it. */
export interface PayerVisit {
  readonly score: Score
  readonly address: string
  readonly bin: string
}

/**
 * Refuses the payment of a visitor whom staff have blocked, who tries cards, or who has not shown to
 * be a person. Only payments are refused: bills stay readable.
 */
export function checkPayer(
  context: CallContext,
  body: PaymentBody,
  amount_cents: number,
): PayerVisit {
  const { world, now, address } = context
  const counters = declineCounters(context)
  const left = heldFor(context, counters)
  const tries = triesFrom(context, address)
  const paying = tries.filter(
    ({ row, at }) => row.action === 'pay' && now - Date.parse(at) < windowMs,
  )
  const visit = visitOf(context, body, scoreOf(speedAt(tries, now)))
  const decision = decideTry(
    {
      score: visit.score,
      isBlocked: isDecidedOn(context, 'block'),
      isAllowed: isDecidedOn(context, 'allow'),
      isVisible: isVisibleOn(context),
      isPaused: left > 0,
      wasPaused: wasHeld(context, counters),
      tries: paying.length + 1,
      triesOfBin: paying.filter(({ row }) => visit.bin !== '' && row.bin === visit.bin).length + 1,
      amount_cents,
      isPassed: hasPassed(context, 'pay', body.recaptcha_token),
    },
    limitsNow(world),
  )
  if (decision.outcome === 'allowed') return visit
  recordTry(context, {
    action: 'pay',
    score: visit.score,
    ...decision,
    last4: last4(body.token ?? body.bank_account?.account ?? ''),
    bin: visit.bin,
  })
  if (decision.outcome === 'blocked') throw refusalOf(context, decision, left)
  checkChallenge(context, 'pay', body.recaptcha_token)
  return visit
}

const botScore: Score = 0.3

function visitOf({ address }: CallContext, body: PaymentBody, score: Score): PayerVisit {
  const isBot = tagsOf(body.payer.email).has('bot') && score > botScore
  // A token tells the first two digits of its card.
  return { score: isBot ? botScore : score, address, bin: body.token?.slice(1, 3) ?? '' }
}

/** Staff have blocked, or trust, this visitor. */
const isDecidedOn = ({ world, now, address }: CallContext, kind: 'block' | 'allow'): boolean =>
  world.recaptchaBlocks.filter(
    (row) => row.kind === kind && isInForce(row, now) && isCovered(row, address),
  ).length > 0

const isVisibleOn = ({ world, now, tenant }: CallContext): boolean =>
  world.recaptchaBlocks.filter(
    (row) => row.kind === 'visible' && row.merchant_id === tenant?.id && isInForce(row, now),
  ).length > 0

function refusalOf(context: CallContext, { reason }: TryDecision, left: number): Refusal {
  if (reason !== 'declines') {
    const message = 'Payments from this network are not taken at the moment'
    return problem(423, { code: 'blocked', message })
  }
  const seconds = Math.ceil(left / 1_000)
  return problem(
    429,
    {
      code: 'too_many',
      message: 'Please wait before you try again',
      retry_after_seconds: seconds,
      challenge: issueChallenge(context, 'pay'),
    },
    { 'Retry-After': String(seconds) },
  )
}
