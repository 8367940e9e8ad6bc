import { queryOptions, skipToken } from '@tanstack/react-query'
import { getMerchantInfo, type Maintenance } from '@/contract/merchants/merchants'
import { noteAddedCalls } from '@/api/added-calls'
import { call } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'

/** The last 503 of merchant-info, which applies while it is refetched. */
export const siteOffQuery = queryOptions<Maintenance | null>({
  queryKey: keys.siteOff,
  queryFn: skipToken,
})

/** A page works without it, and the server refuses by itself what is switched off. */
const longestWaitMs = 20_000

/**
 * Quiet, because the guard acts on this call's failures itself (decision 1). It ignores abort
 * signals: the guard waits for the answer, and screens that read it come and go.
 */
export const merchantInfoQuery = queryOptions({
  queryKey: keys.merchantInfo,
  queryFn: async ({ client }) => {
    let off: Maintenance | null = null
    try {
      const answer = await call(getMerchantInfo, {}, { quiet: true, timeout: longestWaitMs })
      noteAddedCalls(answer.data.added_calls)
      return answer
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
