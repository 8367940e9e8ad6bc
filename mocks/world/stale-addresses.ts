import type { MerchantRow } from './merchants'

/** Of a usual list of addresses, as receivers of mail report it. */
const usualShare = 0.004

/** Massillon took over its list from an older system: many of its mails come back. */
const shares: ReadonlyMap<string, number> = new Map([['massillon', 0.12]])

/** The share of a merchant's mails that come back. */
export const bounceShareOf = ({ sub_domain }: Pick<MerchantRow, 'sub_domain'>): number =>
  shares.get(sub_domain) ?? usualShare

/** Those of which too many come back. */
export const hasStaleAddresses = ({ sub_domain }: Pick<MerchantRow, 'sub_domain'>): boolean =>
  shares.has(sub_domain)
