import {
  countAudience,
  getNotification,
  listNotificationMerchants,
  listNotifications,
  notificationList,
  notificationMerchantList,
  previewNotification,
  type NotificationMerchant,
  type NotificationRow as ShownRow,
  type RecentSend,
} from '@/contract/notifications/notifications'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import type { Tenant, World } from '@mocks/world/create-world'
import { answerList } from '@mocks/handlers/answer-list'
import { compare } from '@mocks/handlers/page'
import { masking } from '@mocks/handlers/people/user-view'
import { merchantFor } from '@mocks/handlers/scope'
import { audienceOf } from './audience'
import { audienceErrors, checkDepartments, rowFor } from './notification-checks'
import { seesNotification, shownNotification, shownRow } from './notification-view'
import { recipientFacts } from './recipient-facts'
import { sendsOf } from './sends'

const day = 86_400_000
const recentDays = 30
const mostRecent = 10
const mostSamples = 10

function rowsOf(context: CallContext, tenant: Tenant): ShownRow[] {
  const { world, subject, now } = context
  return world.notifications
    .by('merchant', tenant.id)
    .filter((row) => seesNotification(subject, row))
    .map((row) => shownRow({ world, tenant, now }, row))
}

const isRecent = (at: string | null, now: number): boolean =>
  at !== null && Date.parse(at) > now - recentDays * day && Date.parse(at) <= now

export const notificationHandlers: Handlers<
  | 'listNotificationMerchants'
  | 'listNotifications'
  | 'getNotification'
  | 'countAudience'
  | 'previewNotification'
> = {
  listNotificationMerchants: reads(listNotificationMerchants, (context, { query }) => {
    const { world, now } = context
    const tenants = world.merchants.all().flatMap(({ id }) => world.tenantOf(id) ?? [])
    const all = tenants.map((tenant) => ({ tenant, rows: rowsOf(context, tenant) }))
    const merchants = all.map(({ tenant, rows }) => merchantRow({ world, tenant, now }, rows))
    const { rows, pagination } = answerList(notificationMerchantList, merchants, query, {
      key: ({ id }) => id,
      text: ({ name, sub_domain }) => [name, sub_domain],
      filters: { failed_only: ({ failed }, only) => !only || failed > 0 },
      sort: { last_run_at: ({ last_run_at }) => last_run_at ?? '' },
    })
    return { data: rows, pagination, recent: recentSends(all, now) }
  }),

  listNotifications: reads(listNotifications, (context, { params, query }) => {
    const tenant = merchantFor(context, params.merchantId)
    const { rows, pagination } = answerList(notificationList, rowsOf(context, tenant), query, {
      key: ({ id }) => id,
      text: ({ name }) => [name],
    })
    return { data: rows, pagination }
  }),

  getNotification: reads(getNotification, (context, { params }) => {
    const { tenant, row } = rowFor(context, params)
    const { world, now } = context
    return { data: row && shownNotification({ world, tenant, now }, row) }
  }),

  countAudience: reads(countAudience, (context, { params, body }) => {
    const { counted } = asked(context, params, body)
    const { matching, recipients, excluded, unknown_accounts } = counted
    return { data: { matching, recipients, excluded, unknown_accounts } }
  }),

  previewNotification: reads(previewNotification, (context, { params, body }) => {
    const { world, now } = context
    const { tenant, counted } = asked(context, params, body)
    const users = counted.users.slice(0, mostSamples).flatMap(({ user_id, parcel_id }) => {
      const user = world.users.get(user_id)
      if (!user) return []
      return {
        id: `${user_id} ${parcel_id ?? ''}`,
        name: user.name,
        email_masked: masking(user.email),
        language: user.language,
        values: recipientFacts(tenant, { parcel_id, ...inGeneral, name: user.name }, now),
      }
    })
    const onFile = counted.onFile.slice(0, mostSamples - users.length).flatMap((parcelId) => {
      const parcel = tenant.parcels.get(parcelId)
      if (!parcel) return []
      const values = recipientFacts(tenant, { parcel_id: parcelId, ...inGeneral, name: null }, now)
      return {
        id: parcelId,
        name: parcel.owner,
        email_masked: `${parcel.owner.charAt(0).toLowerCase()}•••@mail.example`,
        language: 'en',
        values,
      }
    })
    return { data: [...users, ...onFile] }
  }),
}

/** The preview is read in every language; it names departments itself. */
const inGeneral = { part_id: null, language: null }

function asked(
  context: CallContext,
  { merchantId }: { readonly merchantId: string },
  { kind, audience }: Pick<ShownRow, 'kind' | 'audience'>,
) {
  const tenant = merchantFor(context, merchantId)
  checkDepartments(context, audience)
  const errors = audienceErrors(tenant, audience)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { world, now } = context
  return { tenant, counted: audienceOf({ world, tenant, now }, kind, audience) }
}

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

/** Of a notice that goes out by itself only the last mails are recent. */
function recentlySent(asking: Asking, recent: readonly ShownRow[]): number {
  const { world, now } = asking
  const batches = recent.flatMap(({ id }) => {
    const row = world.notifications.get(id)
    return row ? sendsOf(asking, row).batches : []
  })
  return batches
    .filter(({ at }) => at > now - recentDays * day)
    .reduce((total, { count }) => total + count, 0)
}

function merchantRow(asking: Asking, rows: readonly ShownRow[]): NotificationMerchant {
  const { tenant, now } = asking
  const { id, name, sub_domain } = tenant.merchant()
  const recent = rows.filter(({ last_run_at }) => isRecent(last_run_at, now))
  return {
    id,
    name,
    sub_domain,
    scheduled: rows.filter(({ status }) => status === 'scheduled').length,
    sent: recentlySent(asking, recent),
    failed: recent.filter(({ status }) => status === 'failed').length,
    unsubscribed: recent.reduce((total, row) => total + row.unsubscribed, 0),
    last_run_at:
      rows
        .map((row) => row.last_run_at)
        .toSorted(byText)
        .at(-1) ?? null,
  }
}

const byText = (one: string | null, other: string | null) => compare(one ?? '', other ?? '')

function recentSends(
  all: readonly { readonly tenant: Tenant; readonly rows: readonly ShownRow[] }[],
  now: number,
): RecentSend[] {
  return all
    .flatMap(({ tenant, rows }) =>
      rows.flatMap((row): RecentSend[] => {
        const { id, merchant_id, type, channel, name, status, last_run_at: at, sent } = row
        if (at === null || !isRecent(at, now)) return []
        const merchant = tenant.merchant().name
        return [{ id, merchant_id, merchant, type, channel, name, status, at, sent }]
      }),
    )
    .toSorted((one, other) => compare(other.at, one.at))
    .slice(0, mostRecent)
}
