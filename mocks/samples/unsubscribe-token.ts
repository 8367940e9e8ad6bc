import { unsubscribeLinkDays } from '@/rules/people/unsubscribe-times'
import { mailStatement, type MailStatement, signingKey } from '@mocks/cloud/services'
import { signer } from '@mocks/cloud/visit/signed'

const worldBegins = Date.parse('2026-06-01T14:00:00.000Z')
const lifetime = unsubscribeLinkDays * 24 * 60 * 60_000

/** The token in a mail that the usual world sent on its first day, or as many days earlier. */
export function unsubscribeToken(
  letter: Omit<MailStatement, 'expires'>,
  daysEarlier = 0,
  seed = 'civic-till',
): string {
  const expires = worldBegins + lifetime - daysEarlier * 24 * 60 * 60_000
  return signer(signingKey(seed), 'letter', mailStatement).sign({ ...letter, expires })
}
