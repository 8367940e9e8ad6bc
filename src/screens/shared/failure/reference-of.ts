import { ApiFailure } from '@/api/failure'

/** The request's id for an error panel (quality.md, fault rule 4). */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiFailure ? error.requestId : null
}
