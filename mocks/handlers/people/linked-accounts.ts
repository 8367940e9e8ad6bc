import * as v from 'valibot'
import {
  linkAccount,
  type LinkedAccount,
  listLinkedAccounts,
  setEbilling,
  unlinkAccount,
} from '@/contract/bills/accounts'
import { ebilling } from '@/contract/people/subscriptions'
import { noteUnlinked } from '@mocks/handlers/notifications/still-reached'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { plainDateIn } from '@/rules/time/dates'
import { changedEbilling } from '@/rules/people/ebilling'
import { isLinkable } from '@/rules/people/linkable'
import { normalizeNumber } from '@/rules/bills/search-terms'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/lib/random'
import { invalid, Refusal, Reply, unauthorized } from '@mocks/cloud/reply'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { Tenant, World } from '@mocks/world/create-world'
import { isPinOf } from '@mocks/world/bills/link-pins'
import type { UserRow } from '@mocks/world/users'
import { accountNamed, shownLink } from '@mocks/handlers/bills/account-facts'
import { tenantOf } from '@mocks/handlers/scope'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { checkTries, counterFrom, counterOf, forgetTries, noteTry } from '@mocks/handlers/tries'

/** The gate lets only signed-in users in. */
export function citizenOf({ user }: Pick<CallContext, 'user'>): UserRow {
  if (!user) throw unauthorized()
  return user
}

/** A person's links at one merchant, in the order in which they were made. */
export function linksOf(world: World, tenant: Tenant, userId: string): AccountLinkRow[] {
  return world.accountLinks
    .by('user', userId)
    .filter((row) => row.merchant_id === tenant.id)
    .toSorted((a, b) => (a.linked_at < b.linked_at ? -1 : a.linked_at > b.linked_at ? 1 : 0))
}

/** The caller's link; another tab may have removed it. */
function ownLink(context: CallContext, id: string): AccountLinkRow {
  const row = linksOf(context.world, tenantOf(context), citizenOf(context).id).find(
    (link) => link.id === id,
  )
  if (row) return row
  throw new Refusal(409, { message: 'This account is not linked any more', code: 'not_linked' })
}

type LinkBody = v.InferOutput<NonNullable<(typeof linkAccount)['body']>>

/** By person, by account and by network: neither many accounts nor many people make it guessable. */
function pinTries(context: CallContext, tenant: Tenant, body: LinkBody) {
  const account = normalizeNumber(`${body.department_id} ${body.account}`)
  const ofAccount = counterOf('wrong PINs of an account', `${tenant.id} ${account}`)
  const ofUser = counterOf('wrong PINs of a user', citizenOf(context).id)
  return { ofAccount, all: [ofAccount, ofUser, counterFrom('wrong PINs from a network', context)] }
}

/** The account's current users are told of each new one. */
export function tellOthers(context: ApplyContext, tenant: Tenant, link: AccountLinkRow): void {
  const { world } = context
  for (const { user_id } of world.accountLinks.by('parcel', `${tenant.id}/${link.parcel_id}`)) {
    const user = user_id === link.user_id ? undefined : world.users.get(user_id)
    if (!user) continue
    const path = `/user-profile/${encodeURIComponent(user.id)}?tab=linked`
    sendMail(context, { to: user.email, kind: 'account-linked', path })
  }
}

function shown(tenant: Tenant, row: AccountLinkRow, now: number): LinkedAccount {
  const [line] = shownLink(tenant, row, now)
  if (!line) throw new Refusal(409, { message: 'This account is gone', code: 'not_linked' })
  return line
}

export const linkedAccountHandlers: Handlers<
  'listLinkedAccounts' | 'linkAccount' | 'unlinkAccount' | 'setEbilling'
> = {
  listLinkedAccounts: reads(listLinkedAccounts, (context) => {
    const tenant = tenantOf(context)
    const rows = linksOf(context.world, tenant, citizenOf(context).id)
    return { data: rows.flatMap((row) => shownLink(tenant, row, context.now)) }
  }),

  linkAccount: writes(linkAccount, {
    command: v.object({
      user_id: v.string(),
      department_id: v.string(),
      parcel_id: v.string(),
      nickname: v.nullable(v.string()),
    }),
    decide: (context, { body }) => {
      const { world } = context
      const tenant = tenantOf(context)
      const user = citizenOf(context)
      if (!isConfirmed(user)) {
        throw new Refusal(409, {
          message: 'Confirm your e-mail address first: open the link in the e-mail that we sent.',
          code: 'email_unconfirmed',
        })
      }
      const department = tenant.departments.get(body.department_id)
      if (!department || !isLinkable(department)) {
        throw invalid({ department_id: ['Choose one of the departments.'] })
      }
      const nickname = body.nickname?.trim() || null
      const tries = pinTries(context, tenant, body)
      checkTries(context, tries.all)
      const parcel = accountNamed(tenant, department, body.account, body.client)
      if (!parcel || !isPinOf(parcel, body.pin)) {
        noteTry(context, tries.all)
        return new Reply(200, { data: null })
      }
      forgetTries(context, tries.ofAccount)
      if (linksOf(world, tenant, user.id).some((row) => row.parcel_id === parcel.id)) {
        throw new Refusal(409, { message: 'It is linked already', code: 'already_linked' })
      }
      return new Command({
        user_id: user.id,
        department_id: department.id,
        parcel_id: parcel.id,
        nickname,
      })
    },
    apply: (context, command) => {
      const tenant = tenantOf(context)
      const row: AccountLinkRow = {
        ...command,
        id: secretFrom(context.random, 'link').slice(0, 12),
        merchant_id: tenant.id,
        linked_at: context.at,
        ebilling: null,
      }
      context.world.accountLinks.insert(row)
      tellOthers(context, tenant, row)
      return { data: shown(tenant, row, context.now) }
    },
  }),

  unlinkAccount: writes(unlinkAccount, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => new Command({ id: ownLink(context, params.id).id }),
    apply: ({ world, at }, { id }) => {
      const link = world.accountLinks.get(id)
      if (link) noteUnlinked(world, link, at)
      world.accountLinks.delete(id)
      return { message: 'The account is not linked any more' }
    },
  }),

  setEbilling: writes(setEbilling, {
    command: v.object({ id: v.string(), ebilling: v.nullable(ebilling) }),
    decide: (context, { params, body }) => {
      const row = ownLink(context, params.id)
      const today = plainDateIn(tenantOf(context).merchant().time_zone, context.now)
      return new Command({ id: row.id, ebilling: changedEbilling(row.ebilling, body.on, today) })
    },
    apply: (context, { id, ebilling: choice }) => {
      const row = context.world.accountLinks.update(id, { ebilling: choice })
      return { data: shown(tenantOf(context), row, context.now) }
    },
  }),
}
