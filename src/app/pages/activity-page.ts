import type { AddressSearch } from './address-search'

/** The page of an account's activity in an address; the first one has no number. */
export function activityPageIn({ page }: AddressSearch): number {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 ? number : 1
}
