import { queryOptions } from '@tanstack/react-query'
import { getCycleLabels, listDepartments } from '@/contract/departments'
import { call } from './client'
import { keys } from './keys'

export const departmentsQuery = queryOptions({
  queryKey: keys.departments,
  // Asked ahead (`src/app/ask-ahead.ts`), a failure leads nowhere: `meta: { quiet: true }`.
  queryFn: async ({ signal, meta }) =>
    (await call(listDepartments, {}, { signal, quiet: meta?.['quiet'] === true })).data,
  staleTime: 60_000,
})

export const cycleLabelsQuery = queryOptions({
  queryKey: keys.cycleLabels,
  queryFn: async ({ signal }) => (await call(getCycleLabels, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
