import type { CallId } from '@/contract/all'
import type { CallAccess } from '@/contract/endpoint'
import { tenantOf } from '@/rules/tenants/hosts'
import { closedTo } from '@/rules/maintenance/maintenance'
import { grantOf, may } from '@/rules/people/permissions'
import { firstRole, isOffice } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { subDomainOf, tenantVerdict } from '@/rules/tenants/tenants'
import type { Tenant, World } from '@mocks/world/create-world'
import { maintenanceOf } from '@mocks/world/maintenance'
import type { UserRow } from '@mocks/world/users'
import { forbidden, notFound, Refusal, unauthorized } from './reply'
import type { Session, Sessions } from './visit/sessions'

/** The stages before a handler: tenant, session, permission. They trust the host and the token alone. */

/** Specification §8: this text logs out and leads to /wrong-url. */
const unknownSubdomain = 'Subdomain does not exist'

export function tenantStage(world: World, url: URL): Tenant | null {
  const label = tenantOf(url.host)
  if (label === null) return null
  const tenant = world.tenant(label)
  if (!tenant) throw forbidden(unknownSubdomain)
  return tenant
}

const openAlways: readonly CallId[] = ['getMerchantInfo', 'verifyToken', 'logout']
/** A payment that was under way finishes: its payer learns what became of it (decision 1). */
const openWhenDisabled: readonly CallId[] = [...openAlways, 'getPaymentStatus', 'getReceipt']
/** Staff gets in by the second; the third lets payments in progress finish (product.md A25). */
const openInMaintenance: readonly CallId[] = [...openAlways, 'login', 'getPaymentStatus']

/** A disabled merchant answers 404 to all other calls (decision 1). */
export function openStage(tenant: Tenant | null, call: CallId): void {
  if (!tenant) return
  if (isDisabled(tenant.merchant()) && !openWhenDisabled.includes(call)) {
    throw notFound('This site')
  }
}

/** While the site is off it answers 503, and the office only where it is let in (product.md A25). */
export function maintenanceStage(
  world: World,
  tenant: Tenant | null,
  call: CallId,
  user: UserRow | null,
  now: number,
): void {
  if (!tenant || openInMaintenance.includes(call)) return
  const isStaff = isOffice(subjectOf(user).role) && user !== null && belongs(user, tenant)
  const notice = closedTo(maintenanceOf(world, tenant.id, now), isStaff)
  if (notice === null) return
  const { message, ...facts } = notice
  throw new Refusal(503, { ...facts, message: message ?? 'This site is not available' })
}

/** Calls that work for a visitor whose token has run out: they are how to get a new one. */
const tokenDoesNotMatter: readonly CallId[] = [
  'getMerchantInfo',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
]

/** A token that is sent must be valid. */
export function sessionStage(
  sessions: Sessions,
  world: World,
  headers: Headers,
  call: CallId,
  now: number,
): Session | null {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ')
  if (scheme !== 'Bearer' || !token) return null
  const session = sessions.read(token, world, now)
  if (!session && !tokenDoesNotMatter.includes(call)) throw unauthorized()
  return session
}

export function subjectOf(user: UserRow | null): Subject {
  return {
    role: firstRole(user && { role: [user.role] }),
    merchant_id: user?.merchant_id ?? null,
    rights: user?.rights ?? [],
    departments: user?.departments ?? null,
    user_id: user?.id ?? null,
  }
}

/** Calls that a user may make on any host: the token check, and logout. */
const worksAnywhere: readonly CallId[] = ['verifyToken', 'logout']

/**
 * Returns the caller. A user of another subdomain is a guest for public calls and is refused the
 * others.
 */
export function permissionStage(
  access: CallAccess,
  call: CallId,
  tenant: Tenant | null,
  user: UserRow | null,
): UserRow | null {
  if (access === 'anyone') return user && belongs(user, tenant) ? user : null
  if (!user) throw unauthorized()
  if (worksAnywhere.includes(call)) return user
  if (!belongs(user, tenant)) throw forbidden('This account belongs to another site')
  if (access === 'signed-in') return user
  const subject = subjectOf(user)
  const grant = grantOf(subject.role, access)
  const object = grant?.scope === 'merchant' ? { merchant_id: tenant?.id ?? null } : undefined
  if (!may(subject, access, object)) throw forbidden(`Your role (${subject.role}) may not do this`)
  return user
}

/** The subdomain match of specification §4 and §6, and decision 18 for the root domain. */
function belongs(user: UserRow, tenant: Tenant | null): boolean {
  if (!tenant) return subDomainOf(user) === null
  const label = tenant.merchant().sub_domain
  const placed = { role: [user.role], sub_domain: user.sub_domain, merchant_id: user.merchant_id }
  return tenantVerdict(placed, { label, merchantId: tenant.id }).kind === 'stay'
}
