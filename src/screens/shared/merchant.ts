import { useQuery } from '@tanstack/react-query'
import { merchantInfoQuery } from '@/api/merchants'

/** The merchant of this page; null when merchant-info could not be had and the page went on. */
export function useMerchant() {
  return useQuery(merchantInfoQuery).data?.data ?? null
}

/** The maintenance that merchant-info tells of, if any. */
export function useMaintenance() {
  return useQuery(merchantInfoQuery).data?.maintenance ?? null
}
