import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { merchantInfoQuery } from '@/api/merchants'
import { tenantOf } from '@/rules/hosts'

/** Whose site a page is on that both domains have; the root never calls merchant-info (decision 1). */
export function useSite() {
  const { site } = useRouter().options.context
  const isTenant = tenantOf(site.host) !== null
  const { data } = useQuery({ ...merchantInfoQuery, enabled: isTenant })
  return {
    isTenant,
    host: site.host,
    merchant: data?.data ?? null,
    maintenance: data?.maintenance ?? null,
  }
}

/** The same in as much as signing in needs. */
export function useAuthSite() {
  const { host, merchant } = useSite()
  return { host, merchantId: merchant?.id ?? null, merchantName: merchant?.name ?? null }
}
