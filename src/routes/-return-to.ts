import { safeReturn } from '@/rules/landing'

/** What every page of signing in takes along: where to go on afterwards (product.md decision 18). */
export interface ReturnTo {
  return_to?: string
}

/** The address bar is input: only a path of this host counts. */
export function readReturnTo(search: Record<string, unknown>): ReturnTo {
  const given = search['return_to']
  const path = typeof given === 'string' ? safeReturn(given) : null
  return path === null ? {} : { return_to: path }
}
