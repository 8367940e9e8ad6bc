import { ApiFailure } from '@/api/failure'
import type { Department } from '@/contract/departments/departments'
import { sourceTypes } from '@/rules/constants'

/**
 * Whether the office's own system may be down, while the rest of the site works (product.md P3
 * "Tyler API slow/down"). A lost connection, an unexpected answer, a refusal and a 429 say nothing
 * about that system.
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
