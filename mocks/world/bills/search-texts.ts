import { normalizeNumber } from '@/rules/bills/search-terms'
import { caseNumber } from './court-tickets'
import type { ParcelRow } from './parcels'
import { contractorOf } from './permit-facts'

/** The searched text of a parcel, so that a search needs not build the parcel. */
export const searchTexts = {
  number: ({ account }: Pick<ParcelRow, 'account'>): string => normalizeNumber(account),
  owner: ({ owner }: Pick<ParcelRow, 'owner'>): string => wordsOf(owner),
  name: ({ owner }: Pick<ParcelRow, 'owner'>): string => wordsOf(owner),
  contractor: (parcel: Pick<ParcelRow, 'id' | 'roll_type'>): string =>
    wordsOf(contractorOf(parcel) ?? ''),
  case: (parcel: Pick<ParcelRow, 'account' | 'roll_type'>): string =>
    parcel.roll_type === 'COURT' ? normalizeNumber(caseNumber(parcel)) : '',
  address: ({ address }: Pick<ParcelRow, 'address'>): string => address.toLowerCase(),
}

/** Each name has a space before it: that is where a name begins. */
function wordsOf(name: string): string {
  return ` ${name.toLowerCase().replaceAll(/[\s,]+/g, ' ')}`
}
