import * as v from 'valibot'
import {
  createUser,
  deleteUser,
  getUser,
  listUserRoles,
  listUsers,
  roleNames,
  searchUsers,
  updateUser,
  type User,
  userFields,
} from '@/contract/users'
import { assignableRoles, isProvider } from '@/rules/people/roles'
import { isLongEnough } from '@/rules/bills/search-terms'
import type { CallContext } from '@mocks/cloud/context'
import { subjectOf } from '@mocks/cloud/gate'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/lib/random'
import { forbidden, found, invalid, Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import { unasked, type UserRow } from '@mocks/world/users'
import { tellOldAddress } from '@mocks/handlers/mail/confirm-mail'
import { compare, pageOf, sortBy, type PageQuery } from '@mocks/handlers/page'
import { merchantFor } from '@mocks/handlers/scope'
import { checkLastAdmin, checkUserFields, userFor } from './user-checks'
import { usernameAfter } from './sign-in-names'
import { shownUser, userSeenBy } from './user-view'

interface Filter extends PageQuery {
  readonly q?: string | undefined
  readonly role?: string | undefined
  readonly merchant_id?: string | undefined
  readonly sort?: string | undefined
}

const sortKeys: Readonly<Record<string, (user: User) => string>> = {
  name: (user) => user.name,
  email: (user) => user.email,
  username: (user) => user.username,
  role: (user) => user.role.join(),
}

/** Searched and sorted by what is shown: nothing else is found out by trying. */
function usersPage({ subject }: CallContext, rows: readonly UserRow[], filter: Filter) {
  const wanted = (filter.q ?? '').trim().toLowerCase()
  const matching = rows
    .filter((row) => filter.role === undefined || row.role === filter.role)
    .flatMap((row) => userSeenBy(subject, row) ?? [])
    .filter(({ name, email, username, phone }) =>
      [name, email, username, phone ?? ''].some((text) => text.toLowerCase().includes(wanted)),
    )
  const usual = matching.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
  return pageOf(sortBy(usual, filter.sort, sortKeys), filter)
}

/** On the root without a merchant: everybody, the provider's own people too. */
function scopedUsers(context: CallContext, merchantId: string | undefined): UserRow[] {
  if (!context.tenant && merchantId === undefined) return context.world.users.all()
  return context.world.users.by('merchant', merchantFor(context, merchantId).id)
}

/** Fields as they are stored; the subdomain follows from the merchant. */
function placed(world: World, fields: v.InferOutput<typeof userFields>) {
  const { rights = [], language = 'en', ...rest } = fields
  const merchant = fields.merchant_id === null ? null : world.merchants.get(fields.merchant_id)
  return { ...rest, rights, language, sub_domain: merchant?.sub_domain ?? null }
}

export const userHandlers: Handlers<
  | 'listUsers'
  | 'searchUsers'
  | 'getUser'
  | 'updateUser'
  | 'listUserRoles'
  | 'deleteUser'
  | 'createUser'
> = {
  listUsers: reads(listUsers, (context, { query }) =>
    usersPage(context, scopedUsers(context, query.merchant_id), query),
  ),

  searchUsers: reads(searchUsers, (context, { query }) => {
    if (!isLongEnough(query.q ?? '')) throw invalid({ q: ['Type at least 2 characters.'] })
    return usersPage(context, scopedUsers(context, query.merchant_id), query)
  }),

  getUser: reads(getUser, (context, { params }) => {
    const own = context.user?.id === params.id ? context.user : null
    const row = own ?? userFor(context, params.id, 'users.detail')
    return { data: shownUser(context.subject, row) }
  }),

  createUser: writes(createUser, {
    command: userFields,
    decide: (context, { body }) => {
      checkUserFields(context, body, null)
      return new Command(body)
    },
    apply: ({ world, at, random, user }, fields) => {
      const row: UserRow = {
        ...placed(world, fields),
        id: secretFrom(random, 'user').slice(0, 12),
        // Invited: nobody types a password for somebody else (product.md A7).
        verifier: null,
        sessions_from: at,
        ...unasked,
      }
      world.users.insert(row)
      return { data: shownUser(subjectOf(user), row) }
    },
  }),

  updateUser: writes(updateUser, {
    command: v.object({ id: v.string(), fields: userFields }),
    decide: (context, { params, body }) => {
      const row = userFor(context, params.id, 'users.edit')
      if (row.id === context.user?.id && body.role !== row.role) {
        throw new Refusal(409, { message: 'You cannot change your own role', code: 'own_row' })
      }
      checkUserFields(context, body, row)
      checkLastAdmin(context.world, row, body.role)
      return new Command({ id: row.id, fields: body })
    },
    apply: (context, { id, fields }) => {
      const { world } = context
      // An address that staff set is the one; the person is not asked about another any more.
      const before = found(world.users.get(id), 'The user')
      const moved = before.email !== fields.email
      const row = placed(world, fields)
      const username = usernameAfter(fields, before, fields.email)
      world.users.update(id, { ...row, username, ...(moved && { pending_email: null }) })
      if (moved) tellOldAddress(context, before)
      return { message: 'The user was saved' }
    },
  }),

  deleteUser: writes(deleteUser, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => {
      const row = userFor(context, params.id, 'users.delete')
      if (row.id === context.user?.id) {
        throw new Refusal(409, { message: 'You cannot delete yourself', code: 'own_row' })
      }
      if (!assignableRoles(context.subject.role).includes(row.role)) {
        throw forbidden(`Your role (${context.subject.role}) may not delete this user`)
      }
      checkLastAdmin(context.world, row, null)
      const tenant = row.merchant_id === null ? null : context.world.tenantOf(row.merchant_id)
      // What is archived was paid by guests.
      if (tenant && tenant.payments.held((payment) => payment.user_id === row.id).length > 0) {
        throw new Refusal(409, {
          message: 'This user has payments. Deactivate the account instead.',
          code: 'used',
        })
      }
      return new Command({ id: row.id })
    },
    apply: ({ world }, { id }) => {
      found(world.users.get(id), 'The user')
      world.users.delete(id)
      return { message: 'The user was deleted' }
    },
  }),

  listUserRoles: reads(listUserRoles, (context) => {
    const users = scopedUsers(context, undefined)
    const provider = isProvider(context.subject.role) && !context.tenant
    return {
      data: roleNames
        .filter((name) => name !== 'Guest' && (provider || !isProvider(name)))
        .map((name, index) => ({
          id: String(index + 1),
          name,
          users: users.filter((row) => row.role === name).length,
        })),
    }
  }),
}
