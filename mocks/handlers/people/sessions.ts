import * as v from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/people/sessions'
import { isEmail } from '@/rules/people/emails'
import { resetLinkMinutes } from '@/rules/people/passwords'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/lib/random'
import { found, invalid, unauthorized } from '@mocks/cloud/reply'
import { verifierOf } from '@mocks/cloud/visit/verifiers'
import { unasked, userRow, type UserRow } from '@mocks/world/users'
import { confirmMail, tellNewPassword } from '@mocks/handlers/mail/confirm-mail'
import { checkNewUser, passwordErrors } from './new-user'
import { scored } from '@mocks/handlers/recaptcha/record-try'
import { tenantOf } from '@mocks/handlers/scope'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { provenBy, userWithEmail } from './sign-in-names'
import { liftLock, signedInUser } from './sign-in-tries'
import { checkTries, counterFrom, counterOf, noteTry, takeTry } from '@mocks/handlers/tries'
import { addressMark } from './user-mails'
import { ownUser } from './user-view'

const minute = 60_000
const resetLifetime = resetLinkMinutes * minute

/** What merchant-info says of this host's calls, for the root domain, which has none. */
const everyCall = { added_calls: 'all' } as const

export const sessionHandlers: Handlers<
  'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'verifyToken' | 'logout'
> = {
  login: reads(login, (context, { body }) => {
    const { services, now } = context
    const errors: Record<string, string[]> = {}
    if (body.email.trim() === '') errors['email'] = ['This field is required.']
    if (body.password === '') errors['password'] = ['This field is required.']
    if (Object.keys(errors).length > 0) throw invalid(errors)

    return scored(context, 'sign-in', () => {
      const user = signedInUser(context, body)
      const api_token = services.sessions.issue(user.id, now)
      return { authorisation: { api_token }, user: ownUser(user), ...everyCall }
    })
  }),

  register: writes(register, {
    command: v.pick(userRow, ['name', 'email', 'username', 'phone', 'language', 'verifier']),
    decide: (context, { body }) =>
      scored(context, 'sign-up', () => {
        const { allow_accounts, default_language } = tenantOf(context).merchant()
        if (!allow_accounts)
          throw invalid({ email: ['This office offers no accounts. Pay as a guest.'] })
        const { services } = context
        const email = body.email.trim()
        const username = (body.username ?? '').trim() || email
        const signUps = [counterFrom('sign-ups from a network', context)]
        checkTries(context, signUps)
        checkNewUser(context, body)
        noteTry(context, signUps)
        return new Command({
          name: body.name.trim(),
          email,
          username,
          phone: plainCharacters(body.phone ?? '') || null,
          language: body.language ?? default_language,
          verifier: verifierOf(body.password, services.random()),
        })
      }),
    apply: (context, fields) => {
      const { world, tenant, at, now, random, services } = context
      const merchant = found(tenant, 'The merchant').merchant()
      const row: UserRow = {
        ...fields,
        id: secretFrom(random, 'user').slice(0, 12),
        role: 'User',
        merchant_id: merchant.id,
        sub_domain: merchant.sub_domain,
        rights: [],
        sessions_from: at,
        ...unasked,
        pending_email: fields.email,
      }
      world.users.insert(row)
      confirmMail(context, row)
      const api_token = services.sessions.issue(row.id, now)
      return { authorisation: { api_token }, user: ownUser(row), ...everyCall }
    },
  }),

  forgotPassword: reads(forgotPassword, (context, { body }) => {
    const { world, services, now } = context
    const email = body.email.trim()
    if (!isEmail(email)) throw invalid({ email: ['This is not an e-mail address.'] })
    return scored(context, 'reset', () => {
      takeTry(context, [
        counterOf('reset mails to an address', email),
        counterFrom('reset mails from a network', context),
      ])
      const user = userWithEmail(world, email)
      // Signed for an unknown address too, so that the answer takes as long.
      const token = services.resets.sign({
        user: user?.id ?? '',
        since: user?.sessions_from ?? new Date(now).toISOString(),
        address: addressMark(user?.email ?? email),
        expires: now + resetLifetime,
      })
      if (user?.deactivated_at === null) {
        sendMail(context, {
          to: user.email,
          kind: 'reset',
          path: `/password-reset-confirm?token=${token}`,
        })
      }
      return { message: 'If there is an account, a link is on its way.' }
    })
  }),

  resetPassword: writes(resetPassword, {
    command: v.object({ user: v.string(), verifier: userRow.entries.verifier }),
    decide: ({ world, services, now }, { body }) => {
      const said = services.resets.read(body.token)
      const user = said && world.users.get(said.user)
      if (
        !user ||
        user.deactivated_at !== null ||
        said.expires < now ||
        said.since !== user.sessions_from ||
        said.address !== addressMark(user.email)
      ) {
        throw invalid({ token: ['This link does not work any more. Ask for a new one.'] })
      }
      const wrong = passwordErrors(body.password)
      if (wrong.length > 0) throw invalid({ password: wrong })
      if (body.password !== body.password_confirmation) {
        throw invalid({ password_confirmation: ['The two passwords differ.'] })
      }
      const verifier = verifierOf(body.password, services.random())
      return new Command({ user: user.id, verifier })
    },
    apply: (context, { user, verifier }) => {
      const { world, at, services } = context
      // All other sessions end with the old password (product.md B4).
      const before = found(world.users.get(user), 'The user')
      const set = { verifier, sessions_from: at, locked_until: null, ...provenBy(world, before) }
      const row = world.users.update(user, set)
      liftLock({ services }, row)
      // An invited person's first password changes none.
      if (before.verifier !== null) tellNewPassword(context, row)
      return { message: 'The new password is set. Sign in with it.' }
    },
  }),

  verifyToken: reads(verifyToken, ({ user }) => {
    if (!user) throw unauthorized()
    return { user: ownUser(user), ...everyCall }
  }),

  logout: reads(logout, async ({ session, services }) => {
    if (session !== null) await services.sessions.revoke(session)
    return { status: 'success' }
  }),
}
