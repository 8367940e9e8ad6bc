import { useQuery } from '@tanstack/react-query'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { useInLanguage } from './in-language'

/**
 * The merchant of this page as far as it is known, in the visitor's language: error pages ask
 * nothing (decision 17).
 */
export function useKnownMerchant() {
  return useInLanguage(useQuery({ ...merchantInfoQuery, enabled: false }).data?.data ?? null)
}
