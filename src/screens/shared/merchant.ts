import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { merchantInfoQuery } from '@/api/merchants'
import { tenantOf } from '@/rules/tenants/hosts'

/** What merchant-info says; the root domain has no merchant, and a call there is answered 400. */
function useMerchantInfo() {
  const { site } = useRouter().options.context
  return useQuery({ ...merchantInfoQuery, enabled: tenantOf(site.host) !== null }).data
}

/** The merchant of this page; null when merchant-info could not be had and the page went on. */
export function useMerchant() {
  return useMerchantInfo()?.data ?? null
}

/** The maintenance that merchant-info tells of, if any. */
export function useMaintenance() {
  return useMerchantInfo()?.maintenance ?? null
}
