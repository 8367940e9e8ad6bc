import type { QueryClient } from '@tanstack/react-query'
import { departmentsQuery } from '@/api/departments/departments'
import { permitDepartmentsQuery } from '@/api/bills/permit-departments'
import type { Department } from '@/contract/departments/departments'

/**
 * `GET api/get-permit-departments` decides which departments are permits'. It is asked after the
 * departments, so that no page waits for it; until it is answered, and where a host does not answer
 * it, what `get-departments` says counts.
 */
export function followPermits(queryClient: QueryClient): () => void {
  const decide = () => {
    const held = queryClient.getQueryState(departmentsQuery.queryKey)
    if (held?.data === undefined) return
    queryClient.query(permitDepartmentsQuery).catch(() => undefined)
    const permits = queryClient.getQueryData(permitDepartmentsQuery.queryKey)
    if (permits === undefined || permits === null) return
    const decided = withPermits(held.data, permits)
    if (decided !== held.data) {
      const { dataUpdatedAt: updatedAt } = held
      queryClient.setQueryData(departmentsQuery.queryKey, decided, { updatedAt })
    }
  }
  decide()
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') decide()
  })
}

function withPermits(departments: Department[], permits: readonly string[]): Department[] {
  const isRight = (row: Department) => row.permits === permits.includes(row.id)
  if (departments.every(isRight)) return departments
  return departments.map((row) => (isRight(row) ? row : { ...row, permits: !row.permits }))
}
