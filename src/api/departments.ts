import { queryOptions } from '@tanstack/react-query'
import { getCycleLabels, listDepartments } from '@/contract/departments'
import { call } from './client'

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: async ({ signal }) => (await call(listDepartments, {}, { signal })).data,
  staleTime: 60_000,
})

export const cycleLabelsQuery = queryOptions({
  queryKey: ['cycle-labels'],
  queryFn: async ({ signal }) => (await call(getCycleLabels, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
