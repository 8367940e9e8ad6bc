import { pageIn } from '@/contract/page-number'

export interface AccountParams {
  /** The page of the activity. */
  page?: number | undefined
}

/** Reads the search params; the first page is the address without a number. */
export function readAccountParams(raw: Readonly<Record<string, unknown>>): AccountParams {
  return { page: pageIn(raw['page']) }
}
