import type { PaymentBody } from '@/contract/payments/payments'
import { windowMs } from '@/rules/recaptcha/figures'
import type { CallContext } from '@mocks/cloud/context'
import { spendChallenge } from '@mocks/handlers/challenge'
import { limitsNow } from '@mocks/handlers/recaptcha/limits-now'
import { type Counter, counterFrom, counterOf, noteTry } from '@mocks/handlers/tries'

const minute = 60_000

/** In ten minutes, whatever staff allow in a shorter time. */
const fewestInTenMinutes = 5

/**
 * Declines in a row may be card testing (product.md 3.4). Counted by network and by user, not by the
 * payer's e-mail, which a caller can change. A successful payment does not clear the count, because
 * a card tester has a card that works.
 */
export function declineCounters(
  context: Pick<CallContext, 'address' | 'user' | 'world'>,
): Counter[] {
  const { declines, within_seconds, pause_minutes } = limitsNow(context.world)
  const holdMs = pause_minutes * minute
  const inTen = Math.max(fewestInTenMinutes, declines)
  const limits = {
    'declines in a row': { most: declines, withinMs: within_seconds * 1_000, holdMs },
    'declines in ten minutes': { most: inTen, withinMs: windowMs, holdMs },
  }
  const names = ['declines in a row', 'declines in ten minutes'] as const
  const { user } = context
  return names.flatMap((name) => [
    counterFrom(name, context, limits[name]),
    ...(user ? [counterOf(name, `user ${user.id}`, limits[name])] : []),
  ])
}

/** The processor was called: the answer to the challenge is used up, and a decline is counted. */
export function noteCharge(context: CallContext, body: PaymentBody, isDeclined: boolean): void {
  spendChallenge(context, body.recaptcha_token)
  if (isDeclined) noteTry(context, declineCounters(context))
}
