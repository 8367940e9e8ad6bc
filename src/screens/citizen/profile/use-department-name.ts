import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '@/api/departments'

/** What a department is called; its slug while nobody knows. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useQuery(departmentsQuery)
  return (id) => data?.find((department) => department.id === id)?.name ?? id
}
