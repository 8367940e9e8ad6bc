import { queryOptions, skipToken } from '@tanstack/react-query'
import { getMerchantInfo, type Maintenance } from '@/contract/merchants'
import { call } from './client'
import { ApiFailure } from './failure'
import { keys } from './keys'

/** What merchant-info said when it last answered 503: that stands while it is asked again. */
export const siteOffQuery = queryOptions<Maintenance | null>({
  queryKey: keys.siteOff,
  queryFn: skipToken,
})

/** A page can do without it, and the server refuses by itself what is switched off. */
const longestWaitMs = 20_000

/**
 * The guard acts on this call's failures itself (decision 1), so it is quiet; and it
 * waits for the answer while pages that only look at it come and go, so none of them may cancel it.
 */
export const merchantInfoQuery = queryOptions({
  queryKey: keys.merchantInfo,
  queryFn: async ({ client }) => {
    let off: Maintenance | null = null
    try {
      return await call(getMerchantInfo, {}, { quiet: true, timeout: longestWaitMs })
    } catch (error) {
      if (error instanceof ApiFailure && error.is(503)) {
        off = { is_maintenance: true, level: 'site-off', message: error.body.message }
      }
      throw error
    } finally {
      client.setQueryData(siteOffQuery.queryKey, off)
    }
  },
  staleTime: 60_000,
  retry: false,
})
