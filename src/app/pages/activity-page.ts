import { pageIn } from '@/contract/page-number'
import type { AddressSearch } from './address-search'

/** The page of an account's activity in an address; the first one has no number. */
export function activityPageIn({ page }: AddressSearch): number {
  return pageIn(page) ?? 1
}

export function activitySearch(page: number): AddressSearch {
  return page > 1 ? { page } : {}
}
