import { siteAddress, tenantOf } from '@/rules/tenants/hosts'
import { nameInSite, type PagePlace, readPlace } from '@/rules/tenants/one-host'

/** The site of this page and its path there. */
export const pagePlace = (): PagePlace => readPlace(window.location)

/** As the application names what it stores (src/state/storage-key.ts). */
export function storageKey(name: string): string {
  return typeof __ONE_HOST__ === 'string' ? nameInSite(window.location, name) : name
}

/** A call's address as the cloud reads it, which tells cities by host. */
export function cloudUrl(url: string): string {
  if (typeof __ONE_HOST__ !== 'string') return url
  const { protocol, host } = pagePlace()
  const { pathname, search } = new URL(url)
  return `${protocol}//${host}${pathname}${search}`
}

/** A path of this page's site, as a link. */
export function addressHere(path: string): string {
  const place = pagePlace()
  return siteAddress(place, tenantOf(place.host), path)
}
