import { cityMark, type Place, siteAddress, tenantOf } from './hosts'

/**
 * Cities by path, for a build that lies on one host without subdomains: `/~tiffin/departments`
 * (decision 61). Such a page counts as one of the host `tiffin.pay.localhost`: the application, the
 * panel and the cloud read its city from that, as everywhere, and only addresses are written otherwise.
 */
const innerRoot = 'pay.localhost'

export interface PagePlace extends Place {
  /** Within its site. */
  readonly path: string
}

interface PageLocation {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
}

const cityPath = new RegExp(`^/${cityMark}([a-z0-9-]{1,63})(?=/|$)`, 'iu')

/** The site that an address is of. In a build with subdomains its host says so already. */
export function readPlace({ protocol, host, pathname }: PageLocation): PagePlace {
  // Asked first and alone: what is below is then in no build with subdomains.
  if (typeof __ONE_HOST__ !== 'string') return { protocol, host, path: pathname }
  const folder = __ONE_HOST__
  // Another address of this host, which is not of this build.
  if (!`${pathname}/`.startsWith(`${folder}/`)) return { protocol, host, path: pathname }
  const path = pathname.slice(folder.length)
  const [prefix = '', label] = cityPath.exec(path) ?? []
  return {
    protocol,
    host: label === undefined ? innerRoot : `${label.toLowerCase()}.${innerRoot}`,
    folder: host + folder,
    path: path.slice(prefix.length) || '/',
  }
}

/** The path that all addresses of a site begin with: `/~tiffin/`. */
export function sitePath(place: Place): string {
  return new URL(siteAddress(place, tenantOf(place.host))).pathname
}

/** The name of what a site stores in the browser, which all sites of one host share. */
export function nameInSite(location: PageLocation, name: string): string {
  return sitePath(readPlace(location)) + name
}

/** The search param that leads from the start page into a city: `/?city=tiffin`. */
const cityParam = 'city'

/** Where such an entry leads, with the other params; null: the address is none. */
export function cityEntry(location: PageLocation & { readonly search: string }): string | null {
  const place = readPlace(location)
  const params = new URLSearchParams(location.search)
  const label = params.get(cityParam)
  if (label === null || place.path !== '/' || tenantOf(place.host) !== null) return null
  params.delete(cityParam)
  return siteAddress(place, label, params.size === 0 ? '/' : `/?${params}`)
}
