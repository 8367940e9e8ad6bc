import { unsubscribeLinkDays } from '@/rules/people/unsubscribe-times'
import type { Services } from '@mocks/cloud/services'

const day = 24 * 60 * 60_000

/** The address of a mail's own link, under which its reader chooses what still comes (B5). */
export function unsubscribePath(
  services: Pick<Services, 'letters'>,
  letter: { readonly id: string; readonly user: string; readonly merchant: string },
  now: number,
): string {
  const token = services.letters.sign({ ...letter, expires: now + unsubscribeLinkDays * day })
  return `/notifications-unsubscribe/${token}`
}
