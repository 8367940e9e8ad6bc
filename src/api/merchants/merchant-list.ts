import { queryOptions } from '@tanstack/react-query'
import { type ListedMerchant, listMerchants } from '@/contract/merchants/merchant-list'
import { getSettings } from '@/contract/merchants/merchant-settings'
import { call } from '@/api/client'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'

/** The provider's calls about merchants; separate from merchants.ts, which every citizen loads. */

/** All merchants, for a choice; the list of merchants is paged. */
export const merchantListQuery = queryOptions({
  queryKey: officeKeys.merchantList.all,
  queryFn: async ({ signal }) => {
    const merchants: ListedMerchant[] = []
    for (let page = 1; ; page += 1) {
      const query = { page, per_page: 100 } as const
      const { data, pagination } = await call(listMerchants, { query }, { signal })
      merchants.push(...data)
      if (page >= pagination.last_page) return merchants
    }
  },
  staleTime: 5 * 60_000,
})

/** For a tag in the frame only: its failure leads nowhere. */
export function merchantSettingsQuery(id: string) {
  return queryOptions({
    queryKey: officeKeys.settings.one(id),
    queryFn: async ({ signal }) =>
      (await call(getSettings, { params: { id } }, { signal, quiet: true })).data,
    staleTime: 5 * 60_000,
  })
}

export const merchantsApi = listApi(listMerchants, officeKeys.merchantList.pages)
