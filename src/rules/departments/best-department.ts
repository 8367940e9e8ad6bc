import type { Department } from '@/contract/departments'
import { sourceTypes } from '@/rules/constants'
import { matchesPattern } from '@/rules/bills/search-terms'

type Searchable = Readonly<
  Pick<Department, 'source_type' | 'status' | 'hidden' | 'search' | 'sort'>
>

/** Bills can be looked up where there are bills: source types 1 and 2 (product.md P2). */
export function hasSearch({
  source_type,
  status,
}: Pick<Searchable, 'source_type' | 'status'>): boolean {
  return status && (source_type === sourceTypes.tylerApi || source_type === sourceTypes.dataImport)
}

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
