import * as v from 'valibot'
import {
  changePassword,
  confirmEmail,
  endSessions,
  keepOldEmail,
  type LinkProblem,
  sendConfirmation,
} from '@/contract/people/profile'
import { updateProfile } from '@/contract/people/users'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { isSameEmail } from '@/rules/people/emails'
import { isNewAddress } from '@/rules/people/new-address'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid, Refusal, unauthorized } from '@mocks/cloud/reply'
import { isPassword, verifierOf } from '@mocks/cloud/visit/verifiers'
import type { World } from '@mocks/world/create-world'
import { userRow, type UserRow } from '@mocks/world/users'
import { confirmMail, tellNewPassword, tellOldAddress } from '@mocks/handlers/mail/confirm-mail'
import { passwordErrors } from './new-user'
import { profileErrors, profileFields, profileIn } from './profile-checks'
import { confirmedOwner, usernameAfter } from './sign-in-names'
import { checkTries, counterOf, forgetTries, noteTry, takeTry } from '@mocks/handlers/tries'
import { ownUser } from './user-view'

/** The gate lets only signed-in users in. */
function self({ user, session }: CallContext): { user: UserRow; session: string } {
  if (!user || session === null) throw unauthorized()
  return { user, session }
}

const textsOf: Readonly<Record<LinkProblem, string>> = {
  link_used: 'This link was used before. The address is confirmed.',
  link_expired: 'This link does not work any more. Ask for a new one.',
  email_taken: 'Another account has this address now.',
}
const badLink = (code: LinkProblem) => new Refusal(409, { message: textsOf[code], code })

const nothingPending = () =>
  new Refusal(409, { message: 'No address waits to be confirmed', code: 'nothing_pending' })

const passwordTries = (user: UserRow) => counterOf('wrong passwords in a profile', user.id)

/** Whether it is this user's password; wrong ones are counted, and too many are refused. */
function isCurrentPassword(context: CallContext, user: UserRow, password: string): boolean {
  const tries = passwordTries(user)
  checkTries(context, [tries])
  const isRight = user.verifier !== null && isPassword(password, user.verifier)
  if (!isRight) noteTry(context, [tries])
  return isRight
}

/** By user rather than address: each address would otherwise have a new allowance. */
const takeConfirmationMail = (context: CallContext, user: UserRow): void =>
  takeTry(
    context,
    [counterOf('confirmation mails of a user', user.id)],
    'Several mails were sent a moment ago. Wait a while and try again.',
  )

/** All sessions from before now end; this one goes on. */
const othersEnd = (session: string, at: string): Partial<UserRow> => ({
  sessions_from: at,
  session_kept: { id: session, since: at },
})

export const profileHandlers: Handlers<
  | 'updateProfile'
  | 'changePassword'
  | 'endSessions'
  | 'confirmEmail'
  | 'sendConfirmation'
  | 'keepOldEmail'
> = {
  updateProfile: writes(updateProfile, {
    command: v.object({
      id: v.string(),
      fields: profileFields,
      /** A new address, which is written to; null: it stays. */
      email: v.nullable(v.string()),
    }),
    decide: (context, { params, body }) => {
      const { user } = self(context)
      if (user.id !== params.id) throw forbidden('This is not your profile')
      const fields = profileIn(body, user)
      const email = body.email.trim()
      const errors = profileErrors(context.world, { ...fields, email }, user)
      const isNew = errors['email'] === undefined && isNewAddress(email, user)
      // The mailbox can reset the password, so a session alone must not suffice.
      if (isNew && !body.current_password) {
        errors['current_password'] = ['Enter your password to change your e-mail address.']
      } else if (isNew && !isCurrentPassword(context, user, body.current_password ?? '')) {
        errors['current_password'] = ['This is not your current password.']
      }
      if (Object.keys(errors).length > 0) throw invalid(errors)
      if (isNew) takeConfirmationMail(context, user)
      return new Command({ id: user.id, fields, email: isNew ? email : null })
    },
    apply: (context, { id, fields, email }) => {
      const { world } = context
      const before = found(world.users.get(id), 'The user')
      // A confirmed address stays until the new one is confirmed (product.md P7). One that never was
      // gives way at once: kept beside another one that waits, it would count as confirmed.
      const asked =
        email !== null &&
        (isConfirmed(before)
          ? { pending_email: email }
          : { email, username: usernameAfter(fields, before, email), pending_email: email })
      const row = world.users.update(id, { ...fields, ...asked })
      if (email !== null) confirmMail(context, row)
      // Not the owner of a mistyped address.
      if (email !== null && isConfirmed(before)) tellOldAddress(context, before)
      return { data: ownUser(row) }
    },
  }),

  changePassword: writes(changePassword, {
    command: v.object({
      user: v.string(),
      session: v.string(),
      verifier: userRow.entries.verifier,
    }),
    decide: (context, { body }) => {
      const { user, session } = self(context)
      const { current_password: current, password, password_confirmation: again } = body
      const errors: Record<string, string[]> = {}
      if (!isCurrentPassword(context, user, current)) {
        errors['current_password'] = ['This is not your current password.']
      }
      const wrong = passwordErrors(password)
      if (wrong.length > 0) {
        errors['password'] = wrong
      } else if (password === current) {
        errors['password'] = ['This is the password that you have now.']
      }
      if (password !== again) errors['password_confirmation'] = ['The two passwords differ.']
      if (Object.keys(errors).length > 0) throw invalid(errors)
      forgetTries(context, passwordTries(user))
      const verifier = verifierOf(password, context.services.random())
      return new Command({ user: user.id, session, verifier })
    },
    apply: (context, { user, session, verifier }) => {
      const { world, at } = context
      const row = world.users.update(user, { verifier, ...othersEnd(session, at) })
      tellNewPassword(context, row)
      return { message: 'The new password is set' }
    },
  }),

  endSessions: writes(endSessions, {
    command: v.object({ user: v.string(), session: v.string() }),
    decide: (context) => {
      const { user, session } = self(context)
      return new Command({ user: user.id, session })
    },
    apply: ({ world, at }, { user, session }) => {
      world.users.update(user, othersEnd(session, at))
      return { message: 'All other sessions ended' }
    },
  }),

  confirmEmail: writes(confirmEmail, {
    command: v.object({ user: v.string(), email: v.string() }),
    decide: (context, { body }) => {
      const { world, services, now } = context
      const { user } = self(context)
      const said = services.confirmations.read(body.token)
      if (said?.user !== user.id) throw badLink('link_expired')
      const waits = isSameEmail(said.email, user.pending_email)
      if (!waits && isSameEmail(said.email, user.email)) throw badLink('link_used')
      if (!waits || said.expires < now) throw badLink('link_expired')
      const owner = confirmedOwner(world, said.email)
      if (owner !== undefined && owner.id !== user.id) throw badLink('email_taken')
      return new Command({ user: user.id, email: said.email })
    },
    apply: ({ world }, { user, email }) => ({
      data: ownUser(world.users.update(user, confirmedAt(world, user, email))),
    }),
  }),

  sendConfirmation: reads(sendConfirmation, (context) => {
    const { user } = self(context)
    if (user.pending_email === null) throw nothingPending()
    takeConfirmationMail(context, user)
    confirmMail(context, user)
    return { message: `Sent to ${user.pending_email}` }
  }),

  keepOldEmail: writes(keepOldEmail, {
    command: v.object({ user: v.string() }),
    decide: (context) => {
      const { user } = self(context)
      // A new account has no older address to keep.
      if (user.pending_email === null || !isConfirmed(user)) {
        throw nothingPending()
      }
      return new Command({ user: user.id })
    },
    apply: ({ world }, { user }) => ({
      data: ownUser(world.users.update(user, { pending_email: null })),
    }),
  }),
}

/** What changes with a confirmed address. */
function confirmedAt(world: World, id: string, email: string): Partial<UserRow> {
  const before = found(world.users.get(id), 'The user')
  return { email, username: usernameAfter(before, before, email), pending_email: null }
}
