import type { Permission } from '@/contract/permissions'
import type { Role, UserFields } from '@/contract/users'
import { isEmail, isSameEmail } from '@/rules/people/emails'
import { may } from '@/rules/people/permissions'
import { assignableRoles, isProvider } from '@/rules/people/roles'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, found, invalid, Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { usernameProblem } from './new-user'
import { confirmedOwner } from './sign-in-names'

/** The user that staff want to see or change, if this user is theirs. */
export function userFor(context: CallContext, id: string, permission: Permission): UserRow {
  const { subject, tenant, world } = context
  if (!may(subject, permission)) throw forbidden(`Your role (${subject.role}) may not do this`)
  const row = found(world.users.get(id), 'The user')
  const theirs = may(subject, permission, { merchant_id: row.merchant_id })
  if (!theirs || (tenant && row.merchant_id !== tenant.id)) {
    throw forbidden('This user belongs to another merchant')
  }
  return row
}

export function checkUserFields(
  context: CallContext,
  fields: UserFields,
  before: UserRow | null,
): void {
  const { world, subject, tenant } = context
  const addresses = [fields.email, before?.username ?? '']
  const errors = identityErrors(world, fields, before, addresses)
  if (errors['email'] === undefined && isTaken(world, fields.email, before)) {
    errors['email'] = ['Another user has this e-mail.']
  }
  const roles = assignableRoles(subject.role)
  if (!roles.includes(fields.role) || (before && !roles.includes(before.role))) {
    errors['role'] = ['Your role cannot give this role.']
  }
  if (isProvider(fields.role) !== (fields.merchant_id === null)) {
    errors['merchant_id'] = [
      isProvider(fields.role) ? 'This role has no merchant.' : 'This field is required.',
    ]
  } else if (fields.merchant_id !== null) {
    const own = tenant ? tenant.id : subject.merchant_id
    if (own !== null && fields.merchant_id !== own) {
      errors['merchant_id'] = ['Another merchant is not yours.']
    } else if (!world.merchants.get(fields.merchant_id)) {
      errors['merchant_id'] = ['There is no such merchant.']
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Said to staff, who have to know; whoever changes an own address learns it by mail only. */
const isTaken = (world: World, email: string, before: UserRow | null): boolean =>
  (before === null || !isSameEmail(email, before.email)) &&
  confirmedOwner(world, email) !== undefined

/** `addresses`: of all e-mail addresses, those that may be the user name. */
export function identityErrors(
  world: World,
  fields: Readonly<Pick<UserFields, 'name' | 'email' | 'username'>>,
  before: UserRow | null,
  addresses: readonly string[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (fields.name.trim() === '') errors['name'] = ['This field is required.']
  if (!isEmail(fields.email)) errors['email'] = ['This is not an e-mail address.']
  const username = fields.username.trim()
  const problem = usernameProblem(world, username, before?.id ?? null, addresses)
  if (problem !== null) errors['username'] = [problem]
  return errors
}

/** A site is not left without somebody who can run it (product.md A6). */
export function checkLastAdmin(world: World, row: UserRow, next: Role | null): void {
  if (row.role !== 'Merchant Admin' || next === 'Merchant Admin' || row.merchant_id === null) return
  const admins = world.users
    .by('merchant', row.merchant_id)
    .filter((other) => other.role === 'Merchant Admin')
  if (admins.length === 1) {
    throw new Refusal(409, { message: 'The last Merchant Admin stays', code: 'last_admin' })
  }
}
