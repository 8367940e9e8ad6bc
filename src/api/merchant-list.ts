import { queryOptions } from '@tanstack/react-query'
import { getSettings, listMerchants } from '@/contract/merchant-settings'
import { call } from './client'
import { keys } from './keys'

/** What the provider asks about merchants; apart from merchants.ts, which every citizen loads. */

export const merchantListQuery = queryOptions({
  queryKey: keys.merchantList,
  queryFn: async ({ signal }) => (await call(listMerchants, {}, { signal })).data,
  staleTime: 5 * 60_000,
})

/** Only for a tag in the frame: its failure leads nowhere. */
export function merchantSettingsQuery(id: string) {
  return queryOptions({
    queryKey: keys.settings.one(id),
    queryFn: async ({ signal }) =>
      (await call(getSettings, { params: { id } }, { signal, quiet: true })).data,
    staleTime: 5 * 60_000,
  })
}
