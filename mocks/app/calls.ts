import { createRoutes, type Match } from '@mocks/cloud/routes'
import { firstHandlers } from '@mocks/handlers/first'
import type * as All from './all-calls'

const firstMatch = createRoutes(firstHandlers)
let loading: Promise<typeof All> | null = null

/** All calls. Their script is large: a visitor's first pages do not wait for it. */
export function allCalls(): Promise<typeof All> {
  loading ??= import('./all-calls').catch((error: unknown) => {
    // The next request asks for the script again.
    loading = null
    throw error
  })
  return loading
}

/** Which call a method and path mean, among the first ones or among all. */
export async function callAt(method: string, path: string): Promise<Match | null> {
  return firstMatch(method, path) ?? (await allCalls()).match(method, path)
}
