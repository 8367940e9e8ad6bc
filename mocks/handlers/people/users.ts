import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import { getUser } from '@/contract/people/managed-users'
import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  inviteUser,
  revealEmail,
  sendReset,
  unlockUser,
  updateUser,
  userFields,
  type UserFields,
} from '@/contract/people/user-changes'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { isSameEmail } from '@/rules/people/emails'
import { isNewAddress } from '@/rules/people/new-address'
import { personView } from '@/rules/people/person-view'
import { roleChangeProblem, type UserAction } from '@/rules/people/user-actions'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/lib/random'
import { found, Reply } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import { unasked, type UserRow } from '@mocks/world/users'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { counterOf, takeChange, takeTry } from '@mocks/handlers/tries'
import { checkVersion } from '@mocks/handlers/versions'
import { managedUser } from './managed-user'
import { usernameAfter } from './sign-in-names'
import { liftLock } from './sign-in-tries'
import { checkUserFields, normalized, refused, targetOf, userFor, userToDo } from './user-checks'
import { mailInvite, mailNewAddress, mailReset } from './user-mails'

/** Fields as they are stored; the subdomain follows from the merchant. */
function placed(world: World, fields: UserFields) {
  const merchant = fields.merchant_id === null ? null : world.merchants.get(fields.merchant_id)
  return { ...normalized(fields), sub_domain: merchant?.sub_domain ?? null }
}

const audited = [
  'name',
  'email',
  'pending_email',
  'username',
  'phone',
  'role',
  'merchant_id',
  'rights',
  'departments',
  'language',
] as const

function note(
  context: ApplyContext,
  action: AuditAction,
  before: UserRow | null,
  after: UserRow | null,
): void {
  const row = after ?? before
  if (!row) return
  audit(context, {
    action,
    object: { kind: 'user', id: row.id, name: row.name },
    merchant_id: row.merchant_id,
    changes: changesBetween(before && auditedRow(before), after && auditedRow(after), audited),
  })
}

/** An invited user's address stands in the log once. */
const auditedRow = (row: UserRow): UserRow =>
  isConfirmed(row) ? row : { ...row, pending_email: null }

/** Done to one user, whose row changes as `change` says. */
function changed(
  context: ApplyContext,
  id: string,
  action: AuditAction,
  change: Partial<UserRow>,
): UserRow {
  const before = found(context.world.users.get(id), 'The user')
  const after = context.world.users.update(id, change)
  note(context, action, before, after)
  return after
}

/** Where staff write another address: the old one stays until its user confirms the new (decision 42). */
function addressAfter(
  before: UserRow,
  { email, username }: Pick<UserRow, 'email' | 'username'>,
  at: string,
): Partial<UserRow> {
  if (!isNewAddress(email, before)) {
    return { email: isSameEmail(email, before.email) ? email : before.email }
  }
  if (before.verifier !== null) {
    return { email: before.email, pending_email: email, sessions_from: at, session_kept: null }
  }
  // An invitation goes to the new address at once; its earlier links open nothing any more.
  const name = usernameAfter({ username }, before, email)
  return { email, username: name, pending_email: email, sessions_from: at, invited_at: at }
}

const byId = v.object({ id: v.string() })

/** Limits the mails to one address, by all senders and for all reasons. */
const takeMail = (context: CallContext, { email }: Pick<UserRow, 'email'>): void =>
  takeTry(
    context,
    [
      counterOf('reset mails to an address', email),
      counterOf('account mails of a member of staff', context.user?.id ?? ''),
    ],
    'Several mails were sent a moment ago. Wait a while and try again.',
  )

/** The change of one user, if the rules allow it now; `first` may refuse it, too. */
const allowed =
  (action: UserAction, first?: (context: CallContext, row: UserRow) => void) =>
  (context: CallContext, { params }: { readonly params: { readonly id: string } }) => {
    const row = userToDo(context, params.id, action)
    first?.(context, row)
    return new Command({ id: row.id })
  }

export const userHandlers: Handlers<
  | 'getUser'
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'
  | 'deactivateUser'
  | 'activateUser'
  | 'unlockUser'
  | 'sendReset'
  | 'inviteUser'
  | 'revealEmail'
> = {
  getUser: reads(getUser, (context, { params }) => {
    const own = context.user?.id === params.id ? context.user : null
    const row = own ?? userFor(context, params.id, 'users.detail')
    return { data: managedUser(context, row) }
  }),

  createUser: writes(createUser, {
    command: userFields,
    decide: (context, { body }) => {
      const fields = normalized(body)
      checkUserFields(context, fields, null)
      takeMail(context, fields)
      return new Command(fields)
    },
    apply: (context, fields) => {
      const { world, at, random } = context
      const row: UserRow = {
        ...unasked,
        ...placed(world, fields),
        id: secretFrom(random, 'user').slice(0, 12),
        // Invited: passwords are only set by their users (product.md A7).
        verifier: null,
        pending_email: fields.email,
        sessions_from: at,
        invited_at: at,
      }
      world.users.insert(row)
      note(context, 'user-created', null, row)
      mailInvite(context, row)
      return { data: managedUser(context, row) }
    },
  }),

  updateUser: writes(updateUser, {
    command: v.object({ id: v.string(), fields: userFields }),
    decide: (context, { params, body: { version, ...body } }) => {
      const row = userToDo(context, params.id, 'edit')
      checkVersion(version, managedUser(context, row))
      const fields = normalized(body)
      checkUserFields(context, fields, row)
      const problem = roleChangeProblem(context.subject, targetOf(context, row), fields)
      if (problem !== null) throw refused(problem)
      if (isNewAddress(fields.email, row)) takeMail(context, fields)
      return new Command({ id: row.id, fields })
    },
    apply: (context, { id, fields }) => {
      const { world, at } = context
      const before = found(world.users.get(id), 'The user')
      const row = changed(context, id, 'user-changed', {
        ...placed(world, fields),
        ...addressAfter(before, fields, at),
      })
      if (isNewAddress(fields.email, before)) {
        if (row.verifier === null) mailInvite(context, row)
        else mailNewAddress(context, row)
      }
      return { data: managedUser(context, row), message: 'The user was saved' }
    },
  }),

  deleteUser: writes(deleteUser, {
    command: byId,
    decide: allowed('delete'),
    apply: (context, { id }) => {
      const before = found(context.world.users.get(id), 'The user')
      context.world.users.delete(id)
      note(context, 'user-deleted', before, null)
      return { message: 'The user was deleted' }
    },
  }),

  deactivateUser: writes(deactivateUser, {
    command: byId,
    decide: allowed('deactivate'),
    apply: (context, { id }) => {
      const { at } = context
      const ended = { deactivated_at: at, sessions_from: at, session_kept: null }
      return { data: managedUser(context, changed(context, id, 'user-deactivated', ended)) }
    },
  }),

  activateUser: writes(activateUser, {
    command: byId,
    // Without it there is nothing to deactivate again, which itself is never held up.
    decide: allowed('activate', (context, { id }) => takeChange(context, 'activate', id)),
    apply: (context, { id }) => {
      const row = changed(context, id, 'user-activated', { deactivated_at: null })
      return { data: managedUser(context, row) }
    },
  }),

  unlockUser: writes(unlockUser, {
    command: byId,
    decide: allowed('unlock'),
    apply: (context, { id }) => {
      const row = changed(context, id, 'user-unlocked', { locked_until: null })
      liftLock(context, row)
      return { data: managedUser(context, row) }
    },
  }),

  sendReset: writes(sendReset, {
    command: byId,
    decide: allowed('send-reset', takeMail),
    apply: (context, { id }) => {
      const row = found(context.world.users.get(id), 'The user')
      note(context, 'reset-sent', row, row)
      mailReset(context, row)
      return { message: 'The link was sent' }
    },
  }),

  inviteUser: writes(inviteUser, {
    command: byId,
    decide: allowed('invite', takeMail),
    apply: (context, { id }) => {
      const { at } = context
      const row = changed(context, id, 'user-invited', { invited_at: at, sessions_from: at })
      mailInvite(context, row)
      return { data: managedUser(context, row) }
    },
  }),

  revealEmail: writes(revealEmail, {
    command: byId,
    decide: (context, { params }) => {
      const row = userFor(context, params.id, 'users.detail')
      if (personView(context.subject, row) === 'whole') {
        return new Reply(200, { data: { email: row.email } })
      }
      takeTry(
        context,
        [counterOf('masked addresses shown to a user', context.user?.id ?? '')],
        'You have looked at many addresses in the last hour. Try again later.',
      )
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const row = found(context.world.users.get(id), 'The user')
      note(context, 'email-viewed', row, row)
      return { data: { email: row.email } }
    },
  }),
}
