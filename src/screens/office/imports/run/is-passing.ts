import { ApiFailure } from '@/api/failure'

/** Whether the same call may succeed a little later: a break of the line, or a busy server. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.kind === 'network' || error.kind === 'not-json' || error.is(429) || error.status >= 500)
