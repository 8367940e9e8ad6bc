import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '@/api/departments'

/** A department's name; its slug while unknown. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useQuery(departmentsQuery)
  return (id) => data?.find((department) => department.id === id)?.name ?? id
}
