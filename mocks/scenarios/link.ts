import { rootAddress, rootHost, tenantAddress, tenantOf } from '@/rules/hosts'
import type { Scenario } from './scenario'

/** How a scenario stands in an address: `?scenario=name`. */
export interface Link {
  /** As it was written; '' leaves the scenario that the tab is in. */
  readonly name: string
  /** The visit goes on here, from another subdomain. */
  readonly visit: string | null
  /** Path, search and hash without these words. */
  readonly rest: string
}

const words = { scenario: 'scenario', visit: 'demo-visit' } as const

/** Cheap enough for every page load. */
export const isLink = (search: string): boolean => new URLSearchParams(search).has(words.scenario)

export function readLink(href: string): Link | null {
  const { pathname, search, hash } = new URL(href)
  const params = new URLSearchParams(search)
  const name = params.get(words.scenario)
  if (name === null) return null
  const visit = params.get(words.visit)
  params.delete(words.scenario)
  params.delete(words.visit)
  const others = params.size === 0 ? '' : `?${params}`
  return { name, visit, rest: pathname + others + hash }
}

interface Place {
  readonly protocol: string
  readonly host: string
}

/** Where a scenario begins, without its name. */
export function placeOf(here: Place, { tenant, path }: Scenario): string {
  return tenant === null ? rootAddress(here, path) : tenantAddress(here, tenant, path)
}

/** The address that plays it, for lists of scenarios. */
export const linkTo = (here: Place, name: string, scenario: Scenario): string =>
  withWords(placeOf(here, scenario), { [words.scenario]: name })

/** The same address with the visit in it, where it leads to another of the product's hosts. */
export function carried(
  here: Place,
  href: string,
  visit: { readonly id: string; readonly scenario: string },
): string {
  if (!URL.canParse(href)) return href
  const { protocol, host, search } = new URL(href)
  const ours = protocol === here.protocol && rootHost(host) === rootHost(here.host)
  if (!ours || tenantOf(host) === tenantOf(here.host) || isLink(search)) return href
  return withWords(href, { [words.scenario]: visit.scenario, [words.visit]: visit.id })
}

function withWords(href: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}
