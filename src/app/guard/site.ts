import { useRouter } from '@tanstack/react-router'
import { tenantOf } from '@/rules/tenants/hosts'
import { useMaintenance, useMerchant } from '@/screens/shared/merchant'

/** Whose site a page is on that both domains have. */
export function useSite() {
  const { site } = useRouter().options.context
  return {
    isTenant: tenantOf(site.host) !== null,
    host: site.host,
    merchant: useMerchant(),
    maintenance: useMaintenance(),
  }
}

/** The same in as much as signing in needs. */
export function useAuthSite() {
  const { host, merchant } = useSite()
  return { host, merchantId: merchant?.id ?? null, merchantName: merchant?.name ?? null }
}
