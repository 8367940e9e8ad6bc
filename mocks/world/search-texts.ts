import { normalizeNumber } from '@/rules/search-terms'
import type { ParcelRow } from './parcels'

/** What a search looks at in a parcel, so that a word is found without taking the parcel apart. */
export const searchTexts = {
  number: ({ account }: Pick<ParcelRow, 'account'>): string => normalizeNumber(account),
  /** Each name has a space before it: that is where a name begins. */
  owner: ({ owner }: Pick<ParcelRow, 'owner'>): string =>
    ` ${owner.toLowerCase().replaceAll(/[\s,]+/g, ' ')}`,
  address: ({ address }: Pick<ParcelRow, 'address'>): string => address.toLowerCase(),
}
