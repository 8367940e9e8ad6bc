import type { CardPointResult } from '@/contract/payments/card-point'

interface Credentials {
  readonly site: string
  readonly merchid: string
  /** null: the one that is set, which was accepted. */
  readonly password: string | null
}

const knownSites = /^(?:isv|fts|boltgw)(?:-uat)?$/u

/**
 * The stand-in of the card processor's account check: a site with `offline` in its name does not
 * answer, others than its own are unknown, a merchant id that ends in 999 is unknown, and a password
 * with `wrong` in it is refused.
 */
export function processorAnswer({ site, merchid, password }: Credentials): CardPointResult {
  if (site.includes('offline')) return 'no-answer'
  if (!knownSites.test(site)) return 'unknown-site'
  if (merchid.endsWith('999')) return 'unknown-merchant'
  return password?.toLowerCase().includes('wrong') === true ? 'wrong-credentials' : 'accepted'
}

/** A test payment is declined for a merchant id that ends in 998. */
export const isTestApproved = (merchid: string): boolean => !merchid.endsWith('998')
