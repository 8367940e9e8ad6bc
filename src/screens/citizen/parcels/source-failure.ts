import { ApiFailure } from '@/api/failure'
import type { Department } from '@/contract/departments'
import { sourceTypes } from '@/rules/constants'

/**
 * Whether it may be the office's own system that does not answer: the rest of the site works then
 * (product.md P3 "Tyler API slow/down"). A lost connection, an answer that is none of ours, a no and
 * a 429 say nothing about that system.
 */
export function isOfSource(
  { source_type }: Pick<Department, 'source_type'>,
  error: unknown,
): error is ApiFailure {
  return (
    source_type === sourceTypes.tylerApi &&
    error instanceof ApiFailure &&
    (error.timedOut || error.status >= 500)
  )
}
