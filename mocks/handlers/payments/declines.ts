import type { PaymentBody } from '@/contract/payments'
import type { CallContext } from '@mocks/cloud/context'
import { checkChallenge, issueChallenge, spendChallenge } from '@mocks/handlers/challenge'
import { tagsOf } from './gateway'
import { problem } from './quoting'
import {
  type Counter,
  counterFrom,
  counterOf,
  heldFor,
  noteTry,
  wasHeld,
} from '@mocks/handlers/tries'

/**
 * Three declines in a minute or five in ten may be card testing (product.md 3.4). Counted by
 * network and by user, not by the payer's e-mail, which a caller can change. A successful payment
 * does not clear the count, because a card tester has a card that works.
 */
function countersOf(context: Pick<CallContext, 'address' | 'user'>): Counter[] {
  const names = ['declines in a minute', 'declines in ten minutes'] as const
  const { user } = context
  return names.flatMap((name) => [
    counterFrom(name, context),
    ...(user ? [counterOf(name, `user ${user.id}`)] : []),
  ])
}

/** Refuses the payment during a pause; after one, and for a low score, it wants the challenge. */
export function checkDeclines(context: CallContext, body: PaymentBody): void {
  const counters = countersOf(context)
  const left = heldFor(context, counters)
  if (left > 0) {
    const seconds = Math.ceil(left / 1000)
    throw problem(
      429,
      {
        code: 'too_many',
        message: 'Please wait 2 minutes before you try again',
        retry_after_seconds: seconds,
        challenge: issueChallenge(context, 'pay'),
      },
      { 'Retry-After': String(seconds) },
    )
  }
  const isSuspect = tagsOf(body.payer.email).has('bot') || wasHeld(context, counters)
  if (isSuspect) checkChallenge(context, 'pay', body.recaptcha_token)
}

/** The processor was called: the answer to the challenge is used up, and a decline is counted. */
export function noteCharge(context: CallContext, body: PaymentBody, isDeclined: boolean): void {
  spendChallenge(context, body.recaptcha_token)
  if (isDeclined) noteTry(context, countersOf(context))
}
