import type { SearchWay } from '@/contract/departments/departments'
import { matchesPattern } from './matches-pattern'

interface Typed {
  readonly by: SearchWay
  readonly q: string
  /** The department's numbers. */
  readonly pattern: string | null
}

/**
 * Whether a search without a chosen year is one of all years, and not of the newest: a whole number, a
 * case and a person's citations are. A ticket of December is owed in January.
 */
export function isOfAllYears({ by, q, pattern }: Typed): boolean {
  if (by === 'number') return pattern !== null && matchesPattern(pattern, q)
  return by === 'case' || by === 'name'
}
