import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure'

/** A failure that took longer is shown at once: the user has waited through one time limit. */
const soonMs = 5000

/** Only failures that may be transient are retried, once and soon. */
function mayRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiFailure) || failures > 0) return false
  if (error.timedOut || error.afterMs > soonMs) return false
  return error.kind === 'network' || error.status >= 500
}

/**
 * The library's defaults do not suit payments and errors (quality.md, fault rule 6): here writes
 * are never queued or repeated, and nothing waits for the browser's guess of being online.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: 300,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
