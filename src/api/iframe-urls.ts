import { queryOptions } from '@tanstack/react-query'
import { getIframeUrls } from '@/contract/iframe-urls'
import { call } from './client'

export const iframeUrlsQuery = queryOptions({
  queryKey: ['iframe-urls'],
  queryFn: async ({ signal }) => (await call(getIframeUrls, {}, { signal })).data,
  staleTime: 5 * 60_000,
})
