import { siteAddress, tenantOf } from '@/rules/tenants/hosts'
import { pagePlace } from './page-place'

/** A path of this page's site, as a link. */
export function addressHere(path: string): string {
  const place = pagePlace()
  return siteAddress(place, tenantOf(place.host), path)
}
