import { queryOptions } from '@tanstack/react-query'
import { getTypeList, type PaymentType } from '@/contract/payment-types'
import { call } from './client'
import { ApiFailure, consequenceOf } from './failure'
import { keys } from './keys'

/** A form can do without its list, so nobody waits long for it. */
const longestWaitMs = 10_000

/**
 * What one can pay for at a department. null: the list could not be had, which is only logged
 * (specification §8), and people say in their own words what they pay for (product.md P5).
 *
 * A 401, a 404 and an unknown subdomain count as on every call. The call itself is quiet, because a
 * link that is only pointed at asks it too; the page that wants the list acts on what it throws.
 */
export const paymentTypesQuery = (department: string) =>
  queryOptions({
    queryKey: keys.paymentTypes.of(department),
    queryFn: async ({ signal }): Promise<PaymentType[] | null> => {
      try {
        const options = { signal, department, quiet: true, timeout: longestWaitMs }
        return (await call(getTypeList, {}, options)).data
      } catch (error) {
        if (!(error instanceof ApiFailure) || consequenceOf(error) !== null) throw error
        console.warn(error.message, error.requestId)
        return null
      }
    },
    staleTime: 60_000,
  })
