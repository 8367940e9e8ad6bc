import { useQuery } from '@tanstack/react-query'
import { merchantInfoQuery } from '@/api/merchants/merchants'

/** The merchant of this page as far as it is known: error pages ask nothing (decision 17). */
export function useKnownMerchant() {
  return useQuery({ ...merchantInfoQuery, enabled: false }).data?.data ?? null
}
