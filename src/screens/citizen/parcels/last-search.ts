import { onSessionEnd } from '@/state/session'
import type { ParcelSearchParams } from './search-params'

/** The search that a bill's back link returns to, for this page load and session. */
const searches = new Map<string, ParcelSearchParams>()
onSessionEnd(() => searches.clear())

export function rememberSearch(department: string, params: ParcelSearchParams): void {
  searches.set(department, params)
}

export function lastSearch(department: string): ParcelSearchParams {
  return searches.get(department) ?? {}
}
