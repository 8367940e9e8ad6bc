import { onSessionEnd } from '@/state/session/session'
import type { ParcelSearchParams } from './search-params'

/** The search that a bill's back link returns to, for this page load and session. */
const searches = new Map<string, ParcelSearchParams>()
onSessionEnd(() => searches.clear())

export function rememberSearch(departmentId: string, params: ParcelSearchParams): void {
  searches.set(departmentId, params)
}

export function lastSearch(departmentId: string): ParcelSearchParams {
  return searches.get(departmentId) ?? {}
}
