import { useQuery } from '@tanstack/react-query'
import { useDepartmentsQuery } from '@/screens/shared/in-language'

/** A department's name; its slug while unknown. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useQuery(useDepartmentsQuery())
  return (id) => data?.find((department) => department.id === id)?.name ?? id
}
