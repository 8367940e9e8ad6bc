import * as v from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import type { UserFields, UserRefusal } from '@/contract/people/user-changes'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { emailProblem, type FixedEmailReason } from '@/rules/people/email-change'
import { isNewAddress } from '@/rules/people/new-address'
import { may } from '@/rules/people/permissions'
import { personView } from '@/rules/people/person-view'
import { assignableRoles, firstRole, isProvider } from '@/rules/people/roles'
import { actionProblem, type UserAction } from '@/rules/people/user-actions'
import { type UserFieldProblem, userFieldRules, usernameFault } from '@/rules/people/user-fields'
import { lacksDepartments, limitsOf } from '@/rules/people/user-rights'
import type { Permission } from '@/contract/people/permissions'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, invalid, Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { usernameMaximumLength, usernameMinimumLength } from '@/rules/people/usernames'
import { errorsBy, sayAsServer } from '../say-as-server'
import { isLastAdmin, statusOf } from './managed-user'
import { usernameProblem } from './new-user'

/** The user that staff want to see or change, if this user is theirs. */
export function userFor(context: CallContext, id: string, permission: Permission): UserRow {
  const { subject, tenant, world } = context
  if (!may(subject, permission)) throw forbidden(`Your role (${subject.role}) may not do this`)
  const row = world.users.get(id)
  if (!row) throw refused('gone')
  const theirs = may(subject, permission, { merchant_id: row.merchant_id })
  if (!theirs || (tenant && row.merchant_id !== tenant.id)) {
    throw forbidden('This user belongs to another merchant')
  }
  return row
}

const refusals: Readonly<Record<UserRefusal, string>> = {
  gone: 'This user no longer exists.',
  own_row: 'You cannot do this to your own account.',
  last_admin: 'A merchant needs at least one Merchant Admin. Give someone else this role first.',
  used: 'This account has been used. Deactivate it instead.',
  invited: 'This user has no password yet. Send the invitation again instead.',
  not_invited: 'This user has set a password already.',
  not_locked: 'This user is not locked any more.',
  deactivated: 'This user is deactivated.',
  not_deactivated: 'This user is not deactivated.',
}

export const refused = (code: UserRefusal): Refusal =>
  new Refusal(409, { message: refusals[code], code })

/** The user that staff want to do something to, if the rules allow it now. */
export function userToDo(context: CallContext, id: string, action: UserAction): UserRow {
  const row = userFor(context, id, 'users.view')
  const problem = actionProblem(context.subject, action, targetOf(context, row))
  if (problem === 'forbidden') {
    throw forbidden(`Your role (${context.subject.role}) may not do this to this user`)
  }
  if (problem !== null) throw refused(problem)
  return row
}

/** What the rules about changes look at. */
export const targetOf = (context: CallContext, row: UserRow) => ({
  id: row.id,
  role: firstRole({ role: [row.role] }),
  merchant_id: row.merchant_id,
  status: statusOf(context, row),
  used: row.verifier !== null,
  last_admin: isLastAdmin(context.world, row),
})

/** With nothing left out. */
type WholeFields = { readonly [Name in keyof UserFields]-?: Exclude<UserFields[Name], undefined> }

/** As it is stored: trimmed, and with rights and departments only where they count. */
export function normalized(fields: UserFields): WholeFields {
  const { rights = [], departments = null, language = 'en', role } = fields
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    username: fields.username.trim(),
    phone: plainCharacters(fields.phone ?? '') || null,
    role,
    merchant_id: fields.merchant_id,
    ...limitsOf(role, { rights, departments }),
    language,
  }
}

const sentences: Readonly<Record<UserFieldProblem, string>> = {
  'email-wrong': 'This is not an e-mail address.',
  'username-short': `Use at least ${usernameMinimumLength} characters.`,
  'username-long': `Use at most ${usernameMaximumLength} characters.`,
  'username-email': 'Another e-mail address cannot be a user name.',
  'phone-wrong': 'This is not a phone number.',
}

const written = v.object(userFieldRules(sayAsServer, (problem) => sentences[problem]))

type Errors = Record<string, string[]>

type Written = Pick<UserFields, 'name' | 'email' | 'username' | 'phone'>

/** What is wrong with the texts of a user, by field. */
export const writtenErrors = ({ name, email, username, phone }: Written): Errors =>
  errorsBy(written, { name, email, username, phone: phone ?? '' })

/** `fields` are normalized. Reports all problems at once. */
export function checkUserFields(
  context: CallContext,
  fields: WholeFields,
  before: UserRow | null,
): void {
  const errors: Errors = {
    ...writtenErrors(fields),
    ...placeErrors(context, fields),
    ...roleErrors(context, fields, before),
    ...departmentErrors(context.world, fields),
  }
  const { world } = context
  const fixed = before && fixedEmail(context, fields.email, before)
  if (fixed !== null) errors['email'] = [fixedSentences[fixed]]
  if (errors['email'] === undefined && isTaken(context, fields.email, before)) {
    errors['email'] = ['Another user has this e-mail.']
  }
  const username = errors['username'] ? null : usernameError(world, fields, before)
  if (username !== null) errors['username'] = [username]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function usernameError(
  world: World,
  { username, email }: WholeFields,
  before: UserRow | null,
): string | null {
  if (username === before?.username) return null
  // A user's new address is none of theirs until it is confirmed.
  const own = before?.verifier ? before.email : email
  const addresses = [own, before?.username ?? '']
  const fault = usernameFault(username, addresses)
  if (fault !== null) return sentences[fault]
  return usernameProblem(world, username, before?.id ?? null, addresses)
}

function roleErrors(
  { subject }: CallContext,
  { role }: UserFields,
  before: UserRow | null,
): Errors {
  if (role === before?.role || assignableRoles(subject.role).includes(role)) return {}
  return { role: ['Your role cannot give this role.'] }
}

function placeErrors(
  { world, subject, tenant }: CallContext,
  { role, merchant_id }: UserFields,
): Errors {
  if (isProvider(role)) {
    return merchant_id === null ? {} : { merchant_id: ['This role has no merchant.'] }
  }
  if (merchant_id === null) return { merchant_id: ['This field is required.'] }
  const own = tenant ? tenant.id : subject.merchant_id
  if (own !== null && merchant_id !== own)
    return { merchant_id: ['Another merchant is not yours.'] }
  return world.merchants.get(merchant_id) ? {} : { merchant_id: ['There is no such merchant.'] }
}

function departmentErrors(world: World, { role, departments, merchant_id }: WholeFields): Errors {
  if (departments === null) return {}
  if (lacksDepartments(role, departments))
    return { departments: ['Choose at least one department.'] }
  const known = merchant_id === null ? null : world.tenantOf(merchant_id)?.departments
  return departments.every((id) => known?.get(id))
    ? {}
    : { departments: ['Choose departments of this merchant.'] }
}

const fixedSentences: Readonly<Record<FixedEmailReason | 'forbidden', string>> = {
  own_email: 'Change your own address in your profile, with your password.',
  users_own: 'Only this user can change the address, in the profile, or the provider.',
  unconfirmed: 'This address was never confirmed. Its user can correct it in the profile.',
  forbidden: 'You cannot change this address.',
}

function fixedEmail(context: CallContext, email: string, before: UserRow) {
  if (!isNewAddress(email, before)) return null
  const target = { ...targetOf(context, before), confirmed: isConfirmed(before) }
  return emailProblem(context.subject, target)
}

/**
 * Whether another user whom the caller sees has confirmed the address or is invited to it. Staff
 * learn nothing of other merchants' users: two people then have the address until one confirms it.
 */
const isTaken = ({ world, subject }: CallContext, email: string, before: UserRow | null): boolean =>
  (before === null || isNewAddress(email, before)) &&
  world.users
    .by('email', email.toLowerCase())
    .some(
      (row) =>
        row.id !== before?.id &&
        (row.verifier === null || isConfirmed(row)) &&
        personView(subject, row) === 'whole',
    )
