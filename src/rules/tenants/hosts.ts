// With its extension: vite.config.ts reads this file too, and Node wants it.
import { rootHostLabels } from '../constants.ts'

/** Page hosts and their merchant (specification §1 and §2, decisions 7 and 9). */

/** The address of a page, as far as addresses of other sites follow from it. */
export interface Place {
  protocol: string
  /** With port. */
  host: string
  /** Host and folder of a build that has its cities by path (`readPlace` of one-host.ts). */
  folder?: string
}

/** Before a city's label in a path: `/~tiffin/departments` (decision 61). */
export const cityMark = '~'

/** Lower case, without port and trailing dot. */
export function hostParts(host: string): string[] {
  return nameOf(host).split('.').filter(Boolean)
}

/** Such a host is never a merchant's, with any number of dots. */
export function isIpAddress(host: string): boolean {
  if (host.startsWith('[')) return true
  const name = nameOf(host)
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(name) || name.includes(':')
}

/**
 * The root's host name, if it has more than two labels: `pay.example.com`. A build sets it by
 * VITE_ROOT_HOST; otherwise the specification's number of labels tells where a merchant begins.
 */
function namedRoot(): string {
  return typeof __ROOT_HOST__ === 'undefined' ? '' : __ROOT_HOST__
}

/** The named root, if this host is it or below it; null elsewhere, as on `localhost`. */
function namedRootOf(host: string): string | null {
  const [name, root] = [nameOf(host), namedRoot()]
  return root !== '' && (name === root || name.endsWith(`.${root}`)) ? root : null
}

/**
 * The label that names the merchant; null on the root domain. Of a host deeper below a named root it
 * is all that stands before the root: with a dot in it, it is no merchant's (`isSafeLabel`).
 */
export function tenantOf(host: string): string | null {
  const parts = hostParts(host)
  const root = namedRootOf(host)
  if (root !== null) return parts.slice(0, -hostParts(root).length).join('.') || null
  if (isIpAddress(host) || parts.length <= rootHostLabels) return null
  return parts[0] ?? null
}

/** The host without its merchant; keeps the port. */
export function rootHost(host: string): string {
  if (isIpAddress(host)) return host
  const parts = hostParts(host)
  const root = namedRootOf(host) ?? (tenantOf(host) === null ? parts : parts.slice(1)).join('.')
  return root + portOf(host)
}

/**
 * The merchant's host beside this one. An unsafe label leads to the root, never to another site.
 */
export function tenantHost(place: Place, label: string): string {
  const wanted = label.toLowerCase()
  if (typeof __ONE_HOST__ === 'string' && place.folder !== undefined) {
    return isSafeLabel(wanted) ? `${place.folder}/${cityMark}${wanted}` : place.folder
  }
  const root = rootHost(place.host)
  return isSafeLabel(wanted) && !isIpAddress(place.host) ? `${wanted}.${root}` : root
}

/** The same path on another merchant's subdomain, keeping protocol and port (specification §4). */
export function tenantAddress(place: Place, label: string, path = '/'): string {
  return `${place.protocol}//${tenantHost(place, label)}${path}`
}

export function rootAddress(place: Place, path = '/'): string {
  const root =
    typeof __ONE_HOST__ === 'string' && place.folder !== undefined
      ? place.folder
      : rootHost(place.host)
  return `${place.protocol}//${root}${path}`
}

/** A merchant's or, for null, the root's. */
export function siteAddress(place: Place, label: string | null, path = '/'): string {
  return label === null ? rootAddress(place, path) : tenantAddress(place, label, path)
}

/** Aliases of hosts; the page moves to the other one, same path. */
const hostAliases: ReadonlyMap<string, string> = new Map([['amherstincometax', 'amherstestimate']])

/** No merchant may take them. */
export const builtInAliases = (): readonly string[] => [...hostAliases.keys()]

export function aliasOf(label: string | null): string | null {
  return label === null ? null : (hostAliases.get(label.toLowerCase()) ?? null)
}

/** Only such a label is ever navigated to. */
export function isSafeLabel(label: string): boolean {
  return /^[a-z0-9-]{1,63}$/.test(label)
}

/**
 * The origin of `api/…`: the API host with the page's merchant in front (specification §7); without
 * an API host the page's own origin.
 */
export function apiBase(
  location: Readonly<{ protocol: string; host: string; origin: string }>,
  apiHost: string,
): string {
  if (apiHost === '') return location.origin
  const [scheme, rest] = apiHost.includes('://')
    ? splitOnce(apiHost, '://')
    : [location.protocol.replace(':', ''), apiHost]
  const host = rest.replace(/\/+$/, '')
  const label = tenantOf(location.host)
  return `${scheme}://${label === null ? '' : `${label}.`}${host}`
}

function nameOf(host: string): string {
  return host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}

function portOf(host: string): string {
  return /:\d+$/.exec(host)?.[0] ?? ''
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index + at.length)]
}
