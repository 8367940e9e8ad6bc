import { queryOptions, skipToken } from '@tanstack/react-query'
import { getCycleLabels, listDepartments } from '@/contract/departments/departments'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

/** How many departments of the last answer could not be read and are missing. */
export const departmentsLeftOutQuery = queryOptions<number>({
  queryKey: keys.departmentsLeftOut,
  queryFn: skipToken,
})

export const departmentsQuery = queryOptions({
  queryKey: keys.departments,
  // Asked ahead (`src/app/prefetch.ts`), a failure leads nowhere: `meta: { quiet: true }`.
  queryFn: async ({ client, signal, meta }) => {
    const quiet = meta?.['quiet'] === true
    const { data, unreadable = 0 } = await call(listDepartments, {}, { signal, quiet })
    client.setQueryData(departmentsLeftOutQuery.queryKey, unreadable)
    return data
  },
  staleTime: 60_000,
})

export const cycleLabelsQuery = queryOptions({
  queryKey: keys.cycleLabels,
  queryFn: async ({ signal }) => (await call(getCycleLabels, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
