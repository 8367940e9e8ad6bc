import type { ParcelSearchParams } from './search-params'

/** The way back from a bill leads to the search it came from, for as long as this page lives. */
const searches = new Map<string, ParcelSearchParams>()

export function rememberSearch(department: string, params: ParcelSearchParams): void {
  searches.set(department, params)
}

export function lastSearch(department: string): ParcelSearchParams {
  return searches.get(department) ?? {}
}
