import { queryOptions } from '@tanstack/react-query'
import { getIframeUrls } from '@/contract/payments/iframe-urls'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

export const iframeUrlsQuery = queryOptions({
  queryKey: keys.iframeUrls,
  queryFn: async ({ signal }) => (await call(getIframeUrls, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
