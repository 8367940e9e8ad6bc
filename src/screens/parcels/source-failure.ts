import { ApiFailure, consequenceOf } from '@/api/failure'
import type { Department } from '@/contract/departments'
import { sourceTypes } from '@/rules/constants'

/**
 * Whether it may be the office's own system that does not answer: the rest of the site works then
 * (product.md P3 "Tyler API slow/down"). What acts on the whole page, and a no, is another matter.
 */
export function isOfSource(
  { source_type }: Pick<Department, 'source_type'>,
  error: unknown,
): error is ApiFailure {
  return (
    source_type === sourceTypes.tylerApi &&
    error instanceof ApiFailure &&
    consequenceOf(error) === null &&
    !error.is(403)
  )
}
