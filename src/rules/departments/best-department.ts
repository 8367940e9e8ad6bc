import { plainCharacters } from '@/contract/plain-characters'
import type { Department } from '@/contract/departments/departments'
import { matchesPattern } from '@/rules/bills/matches-pattern'
import { hasSearch } from './has-search'

type Searchable = Readonly<
  Pick<Department, 'source_type' | 'status' | 'hidden' | 'search' | 'sort'>
>

interface BestDepartment<D> {
  readonly department: D
  /** As its search has them in the address. */
  readonly search: { by: 'number' | 'owner' | 'address'; q: string; house?: string }
}

/** `BP` of `BP-2026-00418`. */
const lettersOf = (number: string) => /^\p{L}+(?=\P{L}*\d)/u.exec(number)?.[0].toUpperCase()

/**
 * The department for a term in the single search box: the one whose numbers look like it, or begin
 * with its letters; else, for a house and its street, one that searches by address, for words one
 * that searches by owner, else the first.
 */
export function bestDepartment<D extends Searchable>(
  departments: readonly D[],
  typed: string,
): BestDepartment<D> | null {
  const term = plainCharacters(typed)
  const searchable = departments
    .filter((department) => hasSearch(department) && !department.hidden)
    .toSorted((a, b) => a.sort - b.sort)
  const first = searchable[0]
  if (first === undefined) return null
  const letters = lettersOf(term)
  const fits =
    searchable.find(
      ({ search }) => search.pattern !== null && matchesPattern(search.pattern, term),
    ) ??
    searchable.find(
      ({ search }) => letters !== undefined && lettersOf(search.example ?? '') === letters,
    )
  if (fits !== undefined) return { department: fits, search: { by: 'number', q: term } }
  const [, house, street] = /^(\d[\d/-]*\p{L}?)[\s,]+(\p{L}.+)$/u.exec(term) ?? []
  const byAddress = searchable.find(({ search }) => search.by.includes('address'))
  if (byAddress !== undefined && house !== undefined && street !== undefined) {
    return { department: byAddress, search: { by: 'address', house, q: street } }
  }
  const byOwner = searchable.find(({ search }) => search.by.includes('owner'))
  if (byOwner !== undefined && !/\d/.test(term)) {
    return { department: byOwner, search: { by: 'owner', q: term } }
  }
  return { department: first, search: { by: 'number', q: term } }
}
