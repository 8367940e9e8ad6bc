import { isRemembered } from '@/rules/landing'
import { now } from './clock'
import { session } from './session'

/** One navigation, with the fields that specification §3 names, and when it was. */
export interface RouteRecord {
  readonly at: number
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly name: string | null
  readonly meta: Readonly<Record<string, string>>
  readonly fullPath: string
  readonly user: { readonly id: string; readonly role: readonly string[] } | null
}

/** What a navigation is made of before it is fit to be kept. */
export type Navigated = Omit<RouteRecord, 'at' | 'user'>

/** In memory only (product.md decision 23). */
const capacity = 200
const records: RouteRecord[] = []
let previous: string | null = null

/** The last navigations, oldest first. */
export function routeLog(): readonly RouteRecord[] {
  return records
}

/** Logs the route together with the user (specification §2, "Navigation rules"). */
export function logRoute(navigated: Navigated): void {
  const { user } = session
  const who = user && { id: user.id, role: user.role }
  records.push({ ...redacted(navigated), at: now(), user: who })
  records.splice(0, records.length - capacity)
}

/** The route that was left, except / and /sign-in; in memory only. */
export function rememberPrevious(path: string, fullPath: string): void {
  if (isRemembered(path)) previous = fullPath
}

export function previousRoute(): string | null {
  return previous
}

/** Logout and a failed token check clear it (specification §4). */
export function forgetPreviousRoute(): void {
  previous = null
}

/** `return_to` is an address, which may hold any of the others. */
const secretNames = /token|password|pin|secret|confirm|return_to/iu
const hidden = '•••'

/** A receipt's id is what opens it, and an unsubscribe link works for whoever holds its token. */
const secretParams: Readonly<Record<string, readonly string[]>> = { 'print-receipt': ['id'] }

function redacted(navigated: Navigated): Navigated {
  const secrets = new Set<string>()
  const hide = (values: Navigated['query'], isSecret: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (!isSecret(name) || value === '') return [name, value]
        secrets.add(value)
        return [name, hidden]
      }),
    )
  const ofRoute = secretParams[navigated.name ?? ''] ?? []
  const params = hide(navigated.params, (name) => secretNames.test(name) || ofRoute.includes(name))
  const query = hide(navigated.query, (name) => secretNames.test(name))
  const without = (text: string) =>
    [...secrets].reduce(
      (rest, secret) =>
        rest.replaceAll(encodeURIComponent(secret), hidden).replaceAll(secret, hidden),
      text,
    )
  return {
    ...navigated,
    params,
    query,
    path: without(navigated.path),
    fullPath: without(navigated.fullPath),
  }
}
