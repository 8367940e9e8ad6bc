import { queryOptions } from '@tanstack/react-query'
import { getIframeUrls, getMerchantInfo } from '@/contract/merchants'
import { call } from './client'

/** The guard acts on this call's failures itself (product.md decision 1), so it is quiet. */
export const merchantInfoQuery = queryOptions({
  queryKey: ['merchant-info'],
  queryFn: ({ signal }) => call(getMerchantInfo, {}, { signal, quiet: true }),
  staleTime: 60_000,
  retry: false,
})

export const iframeUrlsQuery = queryOptions({
  queryKey: ['iframe-urls'],
  queryFn: async ({ signal }) => (await call(getIframeUrls, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
