import { queryOptions } from '@tanstack/react-query'
import { getBill, getBillHistory } from '@/contract/bills'
import { call } from './client'

/** `quiet`: only pointed at, so its failure leads nowhere (product.md decision 3). */
export function billQuery(
  department: string,
  parcelId: string,
  year: string,
  { quiet = false }: { quiet?: boolean } = {},
) {
  return queryOptions({
    queryKey: ['bills', 'one', department, parcelId, year],
    queryFn: async ({ signal }) =>
      (await call(getBill, { params: { parcelId, year } }, { signal, department, quiet })).data,
  })
}

export function billHistoryQuery(department: string, parcelId: string) {
  return queryOptions({
    queryKey: ['bills', 'history', department, parcelId],
    queryFn: async ({ signal }) =>
      (await call(getBillHistory, { params: { parcelId } }, { signal, department })).data,
  })
}
