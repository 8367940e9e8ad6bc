import { isRemembered } from '@/rules/addresses/landing'
import type { KnownUser } from '@/contract/people/users'
import { onSessionEnd } from './session/session'
import { ownValue } from '@/rules/own-value'

/** One navigation: the fields that specification §3 names, and its time. */
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

/** A navigation before its secrets are removed. */
export type Navigated = Omit<RouteRecord, 'at' | 'user'>

/** In memory only (decision 23). */
const capacity = 200
const records: RouteRecord[] = []
let previous: string | null = null

/** The session of the current page is over. */
let isOver = false
onSessionEnd(() => {
  isOver = true
})

/** The latest navigations, oldest first. */
export function routeLog(): readonly RouteRecord[] {
  return records
}

/**
 * Logs the route together with the user (specification §2, "Navigation rules"), as both were at the
 * time of the navigation.
 */
export function logRoute(
  navigated: Navigated,
  { at, user }: { readonly at: number; readonly user: KnownUser | null },
): void {
  isOver = false
  const who = user && { id: user.id, role: user.role }
  records.push({ ...redacted(navigated), at, user: who })
  records.splice(0, records.length - capacity)
}

/**
 * The route that was left, except / and /sign-in; in memory only. A page whose session ended under
 * it is not returned to.
 */
export function rememberPrevious(path: string, fullPath: string): void {
  if (isRemembered(path) && !isOver) previous = fullPath
}

export function previousRoute(): string | null {
  return previous
}

/** Logout and a failed token check clear the previous route (specification §4) and the log. */
export function forgetRoutes(): void {
  previous = null
  records.length = 0
}

/**
 * `return_to` is an address, which may contain any of the others. The id of a cart's `item` proves
 * that its bill was seen, so it opens bills of departments that ask for two facts.
 */
const secretNames = /token|password|pin|secret|confirm|return_to|^item$/iu
const hidden = '•••'

/** A receipt's id opens it, and an unsubscribe link works for everyone with its token. */
const secretParams: Readonly<Record<string, readonly string[]>> = { 'print-receipt': ['id'] }

function redacted(navigated: Navigated): Navigated {
  const ofRoute = ownValue(secretParams, navigated.name ?? '') ?? []
  const isSecretParam = (name: string) => secretNames.test(name) || ofRoute.includes(name)
  const secrets = new Set([
    ...secretsIn(navigated.params, isSecretParam),
    ...secretsIn(navigated.query, (name) => secretNames.test(name)),
  ])
  const hide = (values: Navigated['query']) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, secrets.has(value) ? hidden : value]),
    )
  return {
    ...navigated,
    params: hide(navigated.params),
    query: hide(navigated.query),
    path: pathWithout(secrets, navigated.path),
    fullPath: addressWithout(secrets, navigated.fullPath),
  }
}

function secretsIn(values: Navigated['query'], isSecret: (name: string) => boolean): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isSecret(name) && value !== '' ? [value] : [],
  )
}

/** Compared as decoded, because one text has several encodings: `a%2fb`, `a%2Fb`. */
function pathWithout(secrets: ReadonlySet<string>, path: string): string {
  return path
    .split('/')
    .map((segment) => (secrets.has(decoded(segment)) ? hidden : segment))
    .join('/')
}

function addressWithout(secrets: ReadonlySet<string>, fullPath: string): string {
  // The part after `#` never reaches a server, so links put tokens there.
  const [address = ''] = fullPath.split('#')
  const [path = '', ...rest] = address.split('?')
  if (rest.length === 0) return pathWithout(secrets, path)
  const pairs = rest
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      const isSecret = secretNames.test(decoded(name)) || secrets.has(decoded(value.join('=')))
      return isSecret ? `${name}=${hidden}` : pair
    })
  return `${pathWithout(secrets, path)}?${pairs.join('&')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
