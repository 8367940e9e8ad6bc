import { useRouter } from '@tanstack/react-router'
import { tenantAddress } from '@/rules/tenants/hosts'

/** The address of a page on a merchant's own site, from its subdomain and the parts of the path. */
export function useSiteLink(): (subdomain: string, ...parts: readonly string[]) => string {
  const { site } = useRouter().options.context
  return (subdomain, ...parts) =>
    tenantAddress(site, subdomain, `/${parts.map(encodeURIComponent).join('/')}`)
}
