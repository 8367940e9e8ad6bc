import { letterDays } from '@/rules/people/unsubscribe-times'
import { letterStatement, type LetterStatement, signingKey } from '@mocks/cloud/services'
import { signer } from '@mocks/cloud/signed'

const worldBegins = Date.parse('2026-06-01T14:00:00.000Z')
const lifetime = letterDays * 24 * 60 * 60_000

/** The token in a mail that the usual world sent on its first day, or as many days earlier. */
export function letterToken(
  letter: Omit<LetterStatement, 'expires'>,
  daysEarlier = 0,
  seed = 'civic-till',
): string {
  const expires = worldBegins + lifetime - daysEarlier * 24 * 60 * 60_000
  return signer(signingKey(seed), 'letter', letterStatement).sign({ ...letter, expires })
}
