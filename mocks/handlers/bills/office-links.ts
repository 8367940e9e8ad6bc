import * as v from 'valibot'
import {
  linkAccountOfUser,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/bills/office-accounts'
import { ebilling } from '@/contract/people/subscriptions'
import { noteUnlinked } from '@mocks/handlers/notifications/still-reached'
import { id } from '@/contract/wire'
import { changedEbilling, wantsEbilling } from '@/rules/people/ebilling'
import { isEmail } from '@/rules/people/emails'
import { isLinkable } from '@/rules/people/linkable'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { subjectOf } from '@mocks/cloud/gate'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, Refusal } from '@mocks/cloud/reply'
import { audit } from '@mocks/handlers/audit-entry'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { linksOf, tellOthers } from '@mocks/handlers/people/linked-accounts'
import { takeLookup } from '@mocks/handlers/people/lookups'
import { confirmedOwner } from '@mocks/handlers/people/sign-in-names'
import { merchantFor } from '@mocks/handlers/scope'
import { takeChange } from '@mocks/handlers/tries'
import { secretFrom } from '@mocks/lib/random'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { Tenant, World } from '@mocks/world/create-world'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import {
  accountIn,
  accountUser,
  auditedAccount,
  citizenFor,
  commanded,
  todayAt,
} from './office-accounts'

/** What staff change for a citizen: the accounts that are linked, and how their bills come. */

const linkOf = (world: World, tenant: Tenant, userId: string, parcel: ParcelRow) =>
  linksOf(world, tenant, userId).find(({ parcel_id }) => parcel_id === parcel.id)

const notLinked = () =>
  new Refusal(409, { message: 'This account is not linked any more.', code: 'not_linked' })

/** Permits and tickets are paid once and cannot be kept in a profile. */
function checkLinkable(tenant: Tenant, parcel: ParcelRow): void {
  const department = tenant.departments.get(parcel.department_id)
  if (department && isLinkable(department)) return
  throw new Refusal(409, {
    message: 'Accounts of this department cannot be linked.',
    code: 'not_linkable',
  })
}

function inserted(
  context: ApplyContext,
  tenant: Tenant,
  parcel: ParcelRow,
  user: { readonly id: string; readonly nickname: string | null },
): AccountLinkRow {
  const row: AccountLinkRow = {
    id: secretFrom(context.random, 'link').slice(0, 12),
    user_id: user.id,
    merchant_id: tenant.id,
    department_id: parcel.department_id,
    parcel_id: parcel.id,
    nickname: user.nickname,
    linked_at: context.at,
    ebilling: null,
  }
  context.world.accountLinks.insert(row)
  tellOthers({ ...context, tenant }, tenant, row)
  noteFor(context, tenant, parcel, row.user_id, 'account-linked')
  return row
}

function noteFor(
  context: ApplyContext,
  tenant: Tenant,
  parcel: ParcelRow,
  userId: string,
  action: 'account-linked' | 'account-unlinked' | 'ebilling-on' | 'ebilling-off',
): void {
  const name = context.world.users.get(userId)?.name ?? null
  audit(context, {
    action,
    object: auditedAccount(tenant, parcel),
    merchant_id: tenant.id,
    departments: [parcel.department_id],
    changes: [{ field: 'user', before: null, after: name }],
  })
}

type EbillingBody = v.InferOutput<NonNullable<(typeof setCallerEbilling)['body']>>

/** Who is calling: by the link that the page shows, or by their confirmed address. */
function callerIn(
  context: CallContext,
  tenant: Tenant,
  parcel: ParcelRow,
  { user_id, email }: EbillingBody,
): string {
  if (user_id !== null) {
    if (linkOf(context.world, tenant, user_id, parcel)) return user_id
    throw notLinked()
  }
  if (email === null || !isEmail(email.trim())) {
    throw invalid({ email: ['This is not an e-mail address.'] })
  }
  takeLookup(context, 'email', email)
  const owner = confirmedOwner(context.world, email)
  if (owner?.merchant_id === tenant.id && owner.role === 'User') return owner.id
  throw new Refusal(409, {
    message: 'Nobody has signed up here with this e-mail address and confirmed it.',
    code: 'no_user',
  })
}

const ofAccount = { merchant_id: id, parcel_id: id, user_id: id }

export const officeLinkHandlers: Handlers<
  'setCallerEbilling' | 'linkAccountOfUser' | 'unlinkAccountOfUser'
> = {
  setCallerEbilling: writes(setCallerEbilling, {
    command: v.object({ ...ofAccount, ebilling: v.nullable(ebilling) }),
    decide: (context, { params, body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const parcel = accountIn(context, tenant, params)
      checkLinkable(tenant, parcel)
      const user_id = callerIn(context, tenant, parcel, body)
      const before = linkOf(context.world, tenant, user_id, parcel)?.ebilling ?? null
      const today = todayAt(tenant, context.now)
      takeChange(context, 'e-billing', tenant.id, parcel.id, user_id)
      return new Command({
        merchant_id: tenant.id,
        parcel_id: parcel.id,
        user_id,
        ebilling: changedEbilling(before, body.on, today),
      })
    },
    apply: (context, { ebilling: choice, user_id, ...of }) => {
      const { world } = context
      const { tenant, parcel } = commanded(context, of)
      const link =
        linkOf(world, tenant, user_id, parcel) ??
        inserted(context, tenant, parcel, { id: user_id, nickname: null })
      const row = world.accountLinks.update(link.id, { ebilling: choice })
      const user = found(world.users.get(user_id), 'The user')
      const isOn = wantsEbilling(choice)
      if (isOn !== wantsEbilling(link.ebilling)) {
        noteFor(context, tenant, parcel, user_id, isOn ? 'ebilling-on' : 'ebilling-off')
        const path = `/user-profile/${encodeURIComponent(user_id)}?tab=ebilling`
        if (isOn) sendMail({ ...context, tenant }, { to: user.email, kind: 'ebilling', path })
      }
      return { data: found(accountUser(world, subjectOf(context.user), row), 'The user') }
    },
  }),

  linkAccountOfUser: writes(linkAccountOfUser, {
    command: v.object({ ...ofAccount, nickname: v.nullable(v.string()) }),
    decide: (context, { params, body }) => {
      const { user, tenant } = citizenFor(context, params.id, 'user-accounts.edit')
      const parcel = accountIn(context, tenant, params)
      checkLinkable(tenant, parcel)
      if (linkOf(context.world, tenant, user.id, parcel)) {
        throw new Refusal(409, { message: 'It is linked already.', code: 'already_linked' })
      }
      takeChange(context, 'link', tenant.id, parcel.id, user.id)
      return new Command({
        merchant_id: tenant.id,
        parcel_id: parcel.id,
        user_id: user.id,
        nickname: body.nickname?.trim() || null,
      })
    },
    apply: (context, { user_id, nickname, ...of }) => {
      const { tenant, parcel } = commanded(context, of)
      inserted(context, tenant, parcel, { id: user_id, nickname })
      return { message: `Account ${parcel.account} is linked` }
    },
  }),

  unlinkAccountOfUser: writes(unlinkAccountOfUser, {
    command: v.object(ofAccount),
    decide: (context, { params }) => {
      const { user, tenant } = citizenFor(context, params.id, 'user-accounts.edit')
      const parcel = accountIn(context, tenant, params)
      if (!linkOf(context.world, tenant, user.id, parcel)) throw notLinked()
      return new Command({ merchant_id: tenant.id, parcel_id: parcel.id, user_id: user.id })
    },
    apply: (context, { user_id, ...of }) => {
      const { tenant, parcel } = commanded(context, of)
      const link = linkOf(context.world, tenant, user_id, parcel)
      if (link) {
        noteUnlinked(context.world, link, context.at)
        context.world.accountLinks.delete(link.id)
        noteFor(context, tenant, parcel, user_id, 'account-unlinked')
      }
      return { message: `Account ${parcel.account} is not linked any more` }
    },
  }),
}
