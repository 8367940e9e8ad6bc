import { onSessionEnd } from '@/state/session'
import type { ParcelSearchParams } from './search-params'

/** The way back from a bill leads to the search it came from, for as long as this page and its session live. */
const searches = new Map<string, ParcelSearchParams>()
onSessionEnd(() => searches.clear())

export function rememberSearch(department: string, params: ParcelSearchParams): void {
  searches.set(department, params)
}

export function lastSearch(department: string): ParcelSearchParams {
  return searches.get(department) ?? {}
}
