import type { AddressSearch } from './address-search'

/** What every level of a report keeps when the next is opened: its days, and what was paid with. */
export function reportDaysIn({ from, to, tender }: AddressSearch): AddressSearch {
  return { from, to, tender }
}
