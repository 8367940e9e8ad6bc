import type { Department } from '@/contract/departments/departments'
import { matchesPattern } from '@/rules/bills/matches-pattern'
import { hasSearch } from './has-search'

type Searchable = Readonly<
  Pick<Department, 'source_type' | 'status' | 'hidden' | 'search' | 'sort'>
>

/**
 * The department for a term in the single search box: the one whose numbers look like it, else, for
 * words, one that searches by owner, else the first.
 */
export function bestDepartment<D extends Searchable>(
  departments: readonly D[],
  term: string,
): { department: D; by: 'number' | 'owner' } | null {
  const searchable = departments
    .filter((department) => hasSearch(department) && !department.hidden)
    .toSorted((a, b) => a.sort - b.sort)
  const first = searchable[0]
  if (first === undefined) return null
  const fits = searchable.find(
    ({ search }) => search.pattern !== null && matchesPattern(search.pattern, term),
  )
  if (fits !== undefined) return { department: fits, by: 'number' }
  const byOwner = searchable.find(({ search }) => search.by.includes('owner'))
  if (byOwner !== undefined && !/\d/.test(term)) return { department: byOwner, by: 'owner' }
  return { department: first, by: 'number' }
}
