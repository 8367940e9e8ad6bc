import { useRouter } from '@tanstack/react-router'
import { tenantAddress, tenantHost, tenantOf } from '@/rules/tenants/hosts'
import { useViewer } from '@/state/session/viewer'
import { useMaintenance, useMerchant } from './merchant'

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

/**
 * The merchant of the page; where the host does not say its id, the signed-in user's own, since only
 * its people pass the guard. null: the root domain, or unknown.
 */
export function useSiteMerchantId(): string | null {
  const { isTenant, merchant } = useSite()
  const { subject } = useViewer()
  return isTenant ? (merchant?.id ?? subject.merchant_id) : null
}

/** The part of it that signing in needs. */
export function useAuthSite() {
  const { host, merchant } = useSite()
  return { host, merchantId: merchant?.id ?? null, merchantName: merchant?.name ?? null }
}

/** A merchant's own site, from anywhere: `siteOf('tiffin').href`, `siteOf('tiffin', '/reports').href`. */
export function useSiteOf() {
  const { site } = useRouter().options.context
  return (subDomain: string, path = '/') => ({
    href: tenantAddress(site, subDomain, path),
    host: tenantHost(site, subDomain),
  })
}
