import * as v from 'valibot'
import {
  changePassword,
  confirmEmail,
  endSessions,
  keepOldEmail,
  type LinkProblem,
  sendConfirmation,
} from '@/contract/profile'
import { updateProfile } from '@/contract/users'
import { isConfirmed } from '@/rules/confirmed-email'
import { passwordScore } from '@/rules/passwords'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid, Refusal, unauthorized } from '@mocks/cloud/reply'
import { isPassword, verifierOf } from '@mocks/cloud/verifiers'
import { userRow, type UserRow } from '@mocks/world/users'
import { confirmMail } from './confirm-mail'
import { tooShort } from './new-user'
import { checkProfile, profileFields, profileIn } from './profile-checks'
import { shownUser } from './user-view'

const minute = 60_000
const triesWindow = 15 * minute
const mostWrongPasswords = 10
const mostMails = 3

const tooMany = (message: string) =>
  new Refusal(429, { message, code: 'too_many' }, { 'Retry-After': String(triesWindow / 1000) })

/** The gate lets nobody else in here: a session is somebody's. */
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
      checkProfile(context.world, { ...fields, email }, user)
      const isKnown = isSame(email, user.email) || isSame(email, user.pending_email)
      return new Command({ id: user.id, fields, email: isKnown ? null : email })
    },
    apply: (context, { id, fields, email }) => {
      const { world } = context
      const before = found(world.users.get(id), 'The user')
      // A confirmed address stays until the new one is confirmed (product.md P7). One that never was
      // gives way at once: kept beside another one that waits, it would count as confirmed.
      const asked =
        email !== null &&
        (isConfirmed(before) ? { pending_email: email } : { email, pending_email: email })
      const row = world.users.update(id, { ...fields, ...asked })
      if (email !== null) confirmMail(context, row)
      return { data: shownUser(row) }
    },
  }),

  changePassword: writes(changePassword, {
    command: v.object({
      user: v.string(),
      session: v.string(),
      verifier: userRow.entries.verifier,
    }),
    decide: (context, { body }) => {
      const { services, now } = context
      const { user, session } = self(context)
      const tries = `password ${user.id}`
      if (services.rates.count(tries, now, triesWindow) >= mostWrongPasswords) {
        throw tooMany('Too many tries. Wait a while and try again.')
      }
      const { current_password: current, password, password_confirmation: again } = body
      const errors: Record<string, string[]> = {}
      if (!user.verifier || !isPassword(current, user.verifier)) {
        services.rates.note(tries, now, triesWindow)
        errors['current_password'] = ['This is not your current password.']
      }
      if (!passwordScore(password).longEnough) {
        errors['password'] = [tooShort]
      } else if (password === current) {
        errors['password'] = ['This is the password that you have now.']
      }
      if (password !== again) errors['password_confirmation'] = ['The two passwords differ.']
      if (Object.keys(errors).length > 0) throw invalid(errors)
      services.rates.forget(tries)
      const verifier = verifierOf(password, services.random())
      return new Command({ user: user.id, session, verifier })
    },
    apply: ({ world, at }, { user, session, verifier }) => {
      world.users.update(user, { verifier, ...othersEnd(session, at) })
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
      const waits = isSame(said.email, user.pending_email)
      if (!waits && isSame(said.email, user.email)) throw badLink('link_used')
      if (!waits || said.expires < now) throw badLink('link_expired')
      const owners = world.users.by('email', said.email.toLowerCase())
      if (owners.some(({ id }) => id !== user.id)) throw badLink('email_taken')
      return new Command({ user: user.id, email: said.email })
    },
    apply: ({ world }, { user, email }) => ({
      data: shownUser(world.users.update(user, { email, pending_email: null })),
    }),
  }),

  sendConfirmation: reads(sendConfirmation, (context) => {
    const { services, now } = context
    const { user } = self(context)
    if (user.pending_email === null) throw nothingPending()
    const mails = `confirm ${user.id} ${user.pending_email.toLowerCase()}`
    if (services.rates.note(mails, now, triesWindow) > mostMails) {
      throw tooMany('The mail was sent a moment ago. Wait a while and try again.')
    }
    confirmMail(context, user)
    return { message: `Sent to ${user.pending_email}` }
  }),

  keepOldEmail: writes(keepOldEmail, {
    command: v.object({ user: v.string() }),
    decide: (context) => {
      const { user } = self(context)
      // A new account has no older address to keep.
      if (user.pending_email === null || isSame(user.pending_email, user.email)) {
        throw nothingPending()
      }
      return new Command({ user: user.id })
    },
    apply: ({ world }, { user }) => ({
      data: shownUser(world.users.update(user, { pending_email: null })),
    }),
  }),
}

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()
