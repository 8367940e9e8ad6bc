import { pageIn } from '@/contract/page-number'
import type { UnreadSearch } from '@/rules/addresses/address-search'

/** The search params of an account's page. */
export interface ActivitySearch {
  readonly page?: number | undefined
}

/** The page of an account's activity in an address; the first one has no number. */
export function activityPageIn({ page }: UnreadSearch<ActivitySearch>): number {
  return pageIn(page) ?? 1
}

export function activitySearch(page: number): ActivitySearch {
  return page > 1 ? { page } : {}
}
