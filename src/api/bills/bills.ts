import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

/** Proves that the caller may see a bill that asks for two facts. */
export type BillProof = Readonly<InferOutput<NonNullable<(typeof getBill)['query']>>>

/** `quiet`: a prefetch, whose failure leads nowhere (decision 3). */
export function billQuery(
  departmentId: string,
  parcelId: string,
  year: string,
  proof: BillProof,
  { quiet = false }: { quiet?: boolean } = {},
) {
  return queryOptions({
    queryKey: keys.bills.one(departmentId, parcelId, year, proof),
    queryFn: async ({ signal }) => {
      const params = { parcelId, year }
      return (await call(getBill, { params, query: proof }, { signal, departmentId, quiet })).data
    },
  })
}

export function billHistoryQuery(departmentId: string, parcelId: string, proof: BillProof) {
  return queryOptions({
    queryKey: keys.bills.history(departmentId, parcelId, proof),
    queryFn: async ({ signal }) => {
      const params = { parcelId }
      return (await call(getBillHistory, { params, query: proof }, { signal, departmentId })).data
    },
  })
}
