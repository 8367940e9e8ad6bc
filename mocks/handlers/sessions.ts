import * as v from 'valibot'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/sessions'
import { passwordMinimumLength } from '@/rules/constants'
import { isEmail } from '@/rules/emails'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/cloud/random'
import { found, invalid, Refusal, unauthorized } from '@mocks/cloud/reply'
import { isPassword, verifierOf } from '@mocks/cloud/verifiers'
import type { World } from '@mocks/world/create-world'
import { unasked, userRow, type UserRow } from '@mocks/world/users'
import { confirmMail } from './confirm-mail'
import { tenantOf } from './scope'
import { shownUser } from './user-view'

const minute = 60_000
const loginWindow = 15 * minute
const mostFailures = 10
const resetLifetime = 30 * minute

const byName = (world: World, name: string): UserRow | undefined => {
  const key = name.trim().toLowerCase()
  return world.users.by('email', key)[0] ?? world.users.by('username', key)[0]
}

const tooManyTries = (seconds: number) =>
  new Refusal(
    429,
    { message: 'Too many tries. Wait a while and try again.', code: 'too_many' },
    { 'Retry-After': String(seconds) },
  )

const tooShort = `Use at least ${passwordMinimumLength} characters.`

export const sessionHandlers: Handlers<
  'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'verifyToken' | 'logout'
> = {
  login: reads(login, ({ world, services, now }, { body }) => {
    const errors: Record<string, string[]> = {}
    if (body.email.trim() === '') errors['email'] = ['This field is required.']
    if (body.password === '') errors['password'] = ['This field is required.']
    if (Object.keys(errors).length > 0) throw invalid(errors)

    const tries = `login ${body.email.trim().toLowerCase()}`
    if (services.rates.count(tries, now, loginWindow) >= mostFailures) {
      throw tooManyTries(loginWindow / 1000)
    }
    const user = byName(world, body.email)
    if (!user?.verifier || !isPassword(body.password, user.verifier)) {
      services.rates.note(tries, now, loginWindow)
      // The same text whichever half is wrong (product.md B1).
      throw new Refusal(401, { message: 'E-mail or password is wrong' })
    }
    services.rates.forget(tries)
    const api_token = services.sessions.issue(user.id, now)
    return { authorisation: { api_token }, user: shownUser(user) }
  }),

  register: writes(register, {
    command: v.pick(userRow, ['name', 'email', 'username', 'phone', 'language', 'verifier']),
    decide: (context, { body }) => {
      tenantOf(context)
      const { world, services } = context
      const email = body.email.trim()
      const username = (body.username ?? '').trim() || email
      const errors: Record<string, string[]> = {}
      if (body.name.trim() === '') errors['name'] = ['This field is required.']
      if (!isEmail(email)) errors['email'] = ['This is not an e-mail address.']
      else if (world.users.by('email', email.toLowerCase()).length > 0) {
        errors['email'] = ['An account with this e-mail exists. Sign in instead.']
      }
      if (world.users.by('username', username.toLowerCase()).length > 0) {
        errors['username'] = ['This user name is taken.']
      }
      if (body.password.length < passwordMinimumLength) errors['password'] = [tooShort]
      if (!body.terms) errors['terms'] = ['Accept the terms to go on.']
      if (Object.keys(errors).length > 0) throw invalid(errors)
      return new Command({
        name: body.name.trim(),
        email,
        username,
        phone: body.phone,
        language: body.language ?? 'en',
        verifier: verifierOf(body.password, services.random()),
      })
    },
    apply: ({ world, tenant, at, now, random, services }, fields) => {
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
      confirmMail({ services, now }, row)
      const api_token = services.sessions.issue(row.id, now)
      return { authorisation: { api_token }, user: shownUser(row) }
    },
  }),

  forgotPassword: reads(forgotPassword, ({ world, services, now }, { body }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw invalid({ email: ['This is not an e-mail address.'] })
    if (services.rates.note(`reset ${email.toLowerCase()}`, now, loginWindow) > 5) {
      throw tooManyTries(loginWindow / 1000)
    }
    const [user] = world.users.by('email', email.toLowerCase())
    if (user) {
      const token = services.resets.sign({
        user: user.id,
        since: user.sessions_from,
        expires: now + resetLifetime,
      })
      services.outbox.push({
        to: user.email,
        kind: 'reset',
        path: `/password-reset-confirm?token=${token}`,
      })
    }
    return { message: 'If there is an account, a link is on its way. It works for 30 minutes.' }
  }),

  resetPassword: writes(resetPassword, {
    command: v.object({ user: v.string(), verifier: userRow.entries.verifier }),
    decide: ({ world, services, now }, { body }) => {
      const said = services.resets.read(body.token)
      const user = said && world.users.get(said.user)
      if (!user || said.expires < now || said.since !== user.sessions_from) {
        throw invalid({ token: ['This link does not work any more. Ask for a new one.'] })
      }
      if (body.password.length < passwordMinimumLength) throw invalid({ password: [tooShort] })
      if (body.password !== body.password_confirmation) {
        throw invalid({ password_confirmation: ['The two passwords differ.'] })
      }
      const verifier = verifierOf(body.password, services.random())
      return new Command({ user: user.id, verifier })
    },
    apply: ({ world, at }, { user, verifier }) => {
      // All other sessions end with the old password (product.md B4).
      world.users.update(user, { verifier, sessions_from: at })
      return { message: 'The new password is set. Sign in with it.' }
    },
  }),

  verifyToken: reads(verifyToken, ({ user }) => {
    if (!user) throw unauthorized()
    return { user: shownUser(user) }
  }),

  logout: reads(logout, async ({ session, services }) => {
    if (session !== null) await services.sessions.revoke(session)
    return { status: 'success' }
  }),
}
