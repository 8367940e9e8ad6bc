import { queryOptions } from '@tanstack/react-query'
import { listPermitDepartments } from '@/contract/bills/permit-departments'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { tried } from '@/api/write'

/**
 * The ids of the departments whose bills are permits; null: the host has not said. A failure leads
 * nowhere.
 */
export const permitDepartmentsQuery = queryOptions({
  queryKey: keys.permitDepartments,
  queryFn: async ({ signal }): Promise<readonly string[] | null> => {
    const asked = await tried(call(listPermitDepartments, {}, { signal, quiet: true }))
    return asked.ok ? asked.answer.data.map(({ id }) => id) : null
  },
  staleTime: 5 * 60_000,
  // Nothing shows it: it decides about the departments for as long as they are held.
  gcTime: Infinity,
})
