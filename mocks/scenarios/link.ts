import { type Place, rootAddress, siteAddress, tenantOf } from '@/rules/tenants/hosts'
import { readPlace } from '@/rules/tenants/one-host'
import type { PersonaName } from '@mocks/world/personas'
import type { Scenario } from './scenario'

/** How it stands in an address what a tab plays: `?scenario=name`, `?fault=getBill:404`, `?as=user`. */
export interface Link {
  /** As it was written; '' leaves the scenario that the tab is in; null: only faults. */
  readonly name: string | null
  /** The visit goes on here, from another subdomain. */
  readonly visit: string | null
  /** As they were written: a call, an effect, and how many times if not always. */
  readonly faults: readonly string[]
  /** Those that were armed there, whole, as JSON. */
  readonly carried: string | null
  /** The person to sign in, as written; null: unchanged. */
  readonly as: string | null
  /** The fault of the script of the bill’s screen, as written; null: none. */
  readonly script: string | null
  /** What the address names more than once though a tab has one of it; empty: nothing. */
  readonly several: readonly string[]
  /** What else a bug report's page shows, as JSON; null: it is no report's. */
  readonly view: string | null
  /** Path, search and hash without these linkWords. */
  readonly rest: string
}

export const linkWords = {
  scenario: 'scenario',
  visit: 'demo-visit',
  carried: 'demo-faults',
  fault: 'fault',
  as: 'as',
  script: 'script',
} as const

/** Behind `#`, where it is in no request: a cart may be longer than a server reads. */
export const viewWord = '#demo-view='

/** In `?script=`: it is not there, or does not come (specification §8). */
export const scriptFaults = ['gone', 'slow'] as const
export type ScriptFault = (typeof scriptFaults)[number]

/** In `?as=`: signs out. */
export const guest = 'guest'

export function readLink(href: string): Link | null {
  const { pathname, search, hash } = new URL(href)
  const params = new URLSearchParams(search)
  const name = params.get(linkWords.scenario)
  const visit = params.get(linkWords.visit)
  const faults = params.getAll(linkWords.fault)
  const as = params.get(linkWords.as)
  const script = params.get(linkWords.script)
  const armed = params.get(linkWords.carried)
  if (name === null && as === null && script === null && faults.length === 0) return null
  const several = [linkWords.scenario, linkWords.as, linkWords.script]
    .map((word) => params.getAll(word))
    .filter((values) => values.length > 1)
    .flat()
  for (const word of Object.values(linkWords)) params.delete(word)
  const others = params.size === 0 ? '' : `?${params}`
  return {
    name,
    visit,
    faults,
    carried: armed,
    as,
    script,
    several,
    view: hash.startsWith(viewWord) ? decodeURIComponent(hash.slice(viewWord.length)) : null,
    rest: pathname + others + hash,
  }
}

/** Where a scenario begins, without its name. */
export function placeOf(here: Place, { tenant, path }: Pick<Scenario, 'tenant' | 'path'>): string {
  return siteAddress(here, tenant, path)
}

/** The address that plays it, for lists of scenarios. */
export function linkTo(
  here: Place,
  name: string,
  scenario: Scenario,
  faults: readonly string[] = [],
): string {
  const url = new URL(withWords(placeOf(here, scenario), { [linkWords.scenario]: name }))
  for (const fault of faults) url.searchParams.append(linkWords.fault, fault)
  return url.href
}

/** The address of a page that is opened as that person; null: as a guest. */
export function linkAs(
  here: Place,
  tenant: string | null,
  path: string,
  persona: PersonaName | null,
): string {
  return withWords(placeOf(here, { tenant, path }), { [linkWords.as]: persona ?? guest })
}

/** The same without any faults: the tab's scenario ends. */
export function freshLink(
  here: Place,
  page: Pick<Scenario, 'tenant' | 'path'> & {
    readonly persona: PersonaName | null
    readonly faults?: readonly string[]
    readonly script?: ScriptFault
  },
): string {
  const { tenant, path, persona, faults = [], script } = page
  const url = new URL(
    withWords(linkAs(here, tenant, path, persona), {
      [linkWords.scenario]: '',
      ...(script !== undefined && { [linkWords.script]: script }),
    }),
  )
  for (const fault of faults) url.searchParams.append(linkWords.fault, fault)
  return url.href
}

/** The same address with the visit in it, where it leads to another of the product's hosts. */
export function carried(
  here: Place,
  href: string,
  visit: { readonly id: string; readonly scenario: string | null; readonly faults: string | null },
): string {
  if (!URL.canParse(href)) return href
  const there = readPlace(new URL(href))
  const ours = rootAddress(there) === rootAddress(here)
  if (!ours || tenantOf(there.host) === tenantOf(here.host) || readLink(href)) return href
  return withWords(href, {
    // Without one, the other host's scenario ends.
    [linkWords.scenario]: visit.scenario ?? '',
    [linkWords.visit]: visit.id,
    ...(visit.faults !== null && { [linkWords.carried]: visit.faults }),
  })
}

export function withWords(href: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}
