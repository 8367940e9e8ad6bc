import { useQuery } from '@tanstack/react-query'
import { titleFromSlug } from '@/contract/departments/slug-title'
import { useDepartmentsQuery } from './in-language'

/** A department's name in the visitor's language; while unknown, what its slug says. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useQuery(useDepartmentsQuery())
  return (id) => data?.find((department) => department.id === id)?.name ?? titleFromSlug(id)
}
