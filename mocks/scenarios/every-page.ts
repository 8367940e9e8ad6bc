import type { Permission } from '@/contract/people/permissions'
import type { KnownUser } from '@/contract/people/users'
import { type AddressRow, hasScreen } from '@/rules/addresses/address-row'
import { addressAt, addressRows, twinPath } from '@/rules/addresses/address-table'
import { landingPath, decideRoute } from '@/rules/addresses/decide-route'
import { may, type PermissionObject } from '@/rules/people/permissions'
import { firstRole, isOffice, shownRole } from '@/rules/people/roles'
import { subjectOf } from '@/rules/people/subject'
import { subDomainOf } from '@/rules/tenants/tenants'
import { type PersonaName, personaNamed, personas } from '@mocks/world/personas'
import { merchantRows } from '@mocks/world/seed/merchants'
import { properPath, samplePath, sampleUser, type Site, tenantAt } from './page-samples'
import { ownValue } from '@/rules/own-value'

/**
 * Every address × every person × every site, with the result of the product's own rules: the same
 * that guard and screens use (src/rules).
 */

export const visitors = [
  null,
  'user',
  'merchant-user',
  'merchant-admin',
  'support',
  'admin',
  'super',
] as const satisfies readonly (PersonaName | null)[]
export type VisitorName = (typeof visitors)[number]

export const outcomeKinds = [
  'screen',
  'moves',
  'no-permission',
  'sign-in',
  'not-found',
  'wrong-url',
  'leaves',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export interface Outcome {
  readonly kind: OutcomeKind
  /** Where it ends; of `leaves` the subdomain that it leaves for, null: the root. */
  readonly at: string | null
}

export interface PageCell {
  readonly path: string
  readonly outcome: Outcome
}

export const pageRows: readonly AddressRow[] = addressRows

/** As the cloud knows them (every-page.test.ts). */
export function userOf(name: PersonaName): KnownUser {
  const { email, name: shown, role, merchant } = personaNamed(name)
  const own = merchantRows.find(({ sub_domain }) => sub_domain === merchant)
  return {
    id: String(personas.findIndex(({ persona }) => persona === name) + 1),
    name: shown,
    email,
    username: name,
    phone: null,
    role: [shownRole(role)],
    merchant_id: own?.id ?? null,
    sub_domain: merchant,
  }
}

export function cellOf(row: AddressRow, site: Site, visitor: VisitorName): PageCell {
  const path = samplePath(row, site)
  // On the root a receipt's merchant is named (decision 19).
  const search = row.name === 'print-receipt' && tenantAt[site] === null ? '?merchant=1' : ''
  return { path: `${path}${search}`, outcome: outcomeOf(row, path, site, visitor) }
}

const errorKinds: Readonly<Record<string, OutcomeKind>> = {
  '404': 'not-found',
  unknown: 'not-found',
  'wrong-url': 'wrong-url',
}

/** Follows what the rules say from one address to the next, as the guard does. */
function outcomeOf(row: AddressRow, path: string, site: Site, visitor: VisitorName): Outcome {
  const error = ownValue(errorKinds, row.name)
  if (error !== undefined) return { kind: error, at: path }
  const tenant = tenantAt[site]
  if (tenant === null && row.layout === 'public' && row.rootToo !== true) return wrongUrl
  const user = visitor === null ? null : userOf(visitor)
  const merchantId = merchantRows.find(({ sub_domain }) => sub_domain === tenant)?.id ?? null
  const way = decideRoute(row, path, { tenant, merchantId, user })
  switch (way.kind) {
    case 'sign-in':
      return { kind: 'sign-in', at: '/sign-in' }
    case 'own-subdomain':
      return { kind: 'leaves', at: way.label }
    case 'root-sign-in':
      return { kind: 'leaves', at: null }
    case 'to':
      return onwards(way.path, site, visitor)
    case 'landing': {
      const host = tenant === null ? 'pay.localhost' : `${tenant}.pay.localhost`
      return onwards(user ? landingPath(host, user) : '/', site, visitor)
    }
    case 'twin': {
      const match = addressAt(path)
      return onwards((match && twinPath(match)) ?? '/dashboard', site, visitor)
    }
    case 'allow':
    case 'denied': {
      const proper = properPath(row, site)
      if (proper !== null) return onwards(proper, site, visitor)
      return { kind: onScreen(row, site, user, way.kind === 'denied'), at: path }
    }
  }
}

const wrongUrl: Outcome = { kind: 'wrong-url', at: '/wrong-url' }

function onwards(path: string, site: Site, visitor: VisitorName): Outcome {
  const match = addressAt(path)
  if (match === null) return { kind: 'not-found', at: path }
  const end = outcomeOf(match.row, path, site, visitor)
  return end.kind === 'screen' ? { ...end, kind: 'moves' } : end
}

function onScreen(
  row: AddressRow,
  site: Site,
  user: KnownUser | null,
  denied: boolean,
): OutcomeKind {
  // The guard has run, and then there is no screen (src/routes/_bare/$.tsx).
  if (!hasScreen(row)) return 'not-found'
  if (denied) return 'no-permission'
  // On the root a receipt is there for the provider's staff alone.
  if (row.name === 'print-receipt' && tenantAt[site] === null) {
    if (user === null) return 'sign-in'
    return isOffice(firstRole(user)) && subDomainOf(user) === null ? 'screen' : 'not-found'
  }
  const asked = screenPermission(row)
  if (asked === null || may(subjectOf(user), asked, objectOf(site))) return 'screen'
  return 'no-permission'
}

/** What the screen itself asks for, where no guard does. */
function screenPermission(row: AddressRow): Permission | null {
  return row.screen ?? (row.name === 'checkout' ? 'payments.pay' : null)
}

/** A sample address shows Ruth Keller's data, on that site; the address gives access. */
function objectOf(site: Site): PermissionObject {
  const merchant = merchantRows.find(({ sub_domain }) => sub_domain === tenantAt[site])
  return { user_id: sampleUser, merchant_id: merchant?.id ?? null, key: true }
}
