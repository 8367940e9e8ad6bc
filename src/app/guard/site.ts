import { useRouter } from '@tanstack/react-router'
import { tenantOf } from '@/rules/tenants/hosts'
import { useMaintenance, useMerchant } from '@/screens/shared/merchant'

/** The site of a page that exists on both domains. */
export function useSite() {
  const { site } = useRouter().options.context
  return {
    isTenant: tenantOf(site.host) !== null,
    host: site.host,
    merchant: useMerchant(),
    maintenance: useMaintenance(),
  }
}

/** The part of it that signing in needs. */
export function useAuthSite() {
  const { host, merchant } = useSite()
  return { host, merchantId: merchant?.id ?? null, merchantName: merchant?.name ?? null }
}
