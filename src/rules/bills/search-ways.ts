import type { Department, SearchWay } from '@/contract/departments/departments'

/** All ways to search bills that a department offers, in the order of its tabs. */
export function waysOf({ search }: Readonly<Pick<Department, 'search'>>): SearchWay[] {
  return [...search.by, ...(search.also_by ?? [])]
}
