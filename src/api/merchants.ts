import { queryOptions } from '@tanstack/react-query'
import { getIframeUrls, getMerchantInfo } from '@/contract/merchants'
import { call } from './client'

/**
 * The guard acts on this call's failures itself (product.md decision 1), so it is quiet; and it
 * waits for the answer while pages that only look at it come and go, so none of them may cancel it.
 */
export const merchantInfoQuery = queryOptions({
  queryKey: ['merchant-info'],
  queryFn: () => call(getMerchantInfo, {}, { quiet: true }),
  staleTime: 60_000,
  retry: false,
})

export const iframeUrlsQuery = queryOptions({
  queryKey: ['iframe-urls'],
  queryFn: async ({ signal }) => (await call(getIframeUrls, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
