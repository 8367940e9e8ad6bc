import { queryOptions } from '@tanstack/react-query'
import { getTypeList, type PaymentType } from '@/contract/departments/payment-types'
import { call } from '@/api/client'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { keys } from '@/api/keys'

/** A form works without its list, so the wait is short. */
const longestWaitMs = 10_000

/**
 * The payment types of a department. null: they failed to load, which is only logged (specification
 * §8), and payers type what they pay for (product.md P5).
 *
 * A 401, a 404 and an unknown subdomain count as on every call. The call itself is quiet, because
 * prefetches make it too; the page that needs the list acts on the error.
 */
export const paymentTypesQuery = (departmentId: string) =>
  queryOptions({
    queryKey: keys.paymentTypes.of(departmentId),
    queryFn: async ({ signal }): Promise<PaymentType[] | null> => {
      try {
        const options = { signal, departmentId, quiet: true, timeout: longestWaitMs }
        return (await call(getTypeList, {}, options)).data
      } catch (error) {
        if (!(error instanceof ApiFailure) || consequenceOf(error) !== null) throw error
        console.warn(error.message, error.requestId)
        return null
      }
    },
    staleTime: 60_000,
  })
