import * as v from 'valibot'
import {
  cancelNotification,
  mostUnconfirmed,
  pauseNotification,
  scheduleNotification,
} from '@/contract/notifications/notifications'
import { actionsOn, becomesDraft, type NotificationAction } from '@/rules/notifications/progress'
import { instantAt, isAutomatic } from '@/rules/notifications/send-times'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { found, invalid, Refusal } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'
import { notificationRow, type NotificationRow } from '@mocks/world/notifications'
import { audienceOf } from './audience'
import { checkDepartments, checkFields, checkSchedule, foundFor } from './notification-checks'
import { noteNotification } from './notification-audit'
import { checkRowVersion, shownNotification, shownRow } from './notification-view'

/** What is sent, and what is held back. */

/** Users whose mails the demonstration can show; of the others only the number is kept. */
const mostReached = 200

const refused = (code: string, message: string, more: Readonly<Record<string, unknown>> = {}) =>
  new Refusal(409, { message, code, ...more })

/** The row, if it is as the caller has read it and may be done that to. */
function opened(
  context: CallContext,
  params: Parameters<typeof foundFor>[1],
  version: string,
  action: NotificationAction | null,
) {
  const { world, now } = context
  const { tenant, row } = foundFor(context, params)
  checkDepartments(context, row.audience)
  checkRowVersion({ world, tenant, now }, row, version)
  const shown = shownRow({ world, tenant, now }, row)
  const open = actionsOn(shown, { draft: true, edit: true, send: true })
  if (action !== null && !open.includes(action)) {
    throw refused('too_late', 'It is too late for that: the notification has moved on.')
  }
  return { tenant, row, shown }
}

function answered({ world, now }: ApplyContext, tenant: Tenant, row: NotificationRow) {
  return { data: shownNotification({ world, tenant, now }, row) }
}

function rowIn({ world }: ApplyContext, id: string) {
  const row = found(world.notifications.get(id), 'The notification')
  return { row, tenant: found(world.tenantOf(row.merchant_id), 'The merchant') }
}

const stamp = ({ at, user }: ApplyContext, { updated_by }: NotificationRow) => ({
  updated_at: at,
  updated_by: user?.id ?? updated_by,
})

export const notificationSendingHandlers: Handlers<
  'scheduleNotification' | 'cancelNotification' | 'pauseNotification'
> = {
  scheduleNotification: writes(scheduleNotification, {
    command: v.object({
      id: v.string(),
      recipients: v.number(),
      reached: notificationRow.entries.reached,
    }),
    decide: (context, { params, body: { version, confirmed } }) => {
      const { world, now } = context
      const { tenant, row } = opened(context, params, version, null)
      if (row.state !== 'draft') throw refused('not_draft', 'It has been sent already.')
      checkFields(tenant, row.type, row)
      checkSchedule(tenant, row, now)
      if (row.channel === 'banner') return new Command({ id: row.id, recipients: 0, reached: [] })
      const { recipients, users } = audienceOf({ world, tenant, now }, row.kind, row.audience)
      const single = !isAutomatic(row.schedule)
      if (single && recipients === 0) throw invalid({ audience: ['Nobody would get it.'] })
      if (single && recipients > mostUnconfirmed && confirmed !== recipients) {
        const message = `It would go to ${recipients} people now. Confirm that number.`
        throw refused('recount', message, { recipients })
      }
      const reached = single
        ? users.slice(0, mostReached).map(({ user_id, parcel_id }) => ({ user_id, parcel_id }))
        : []
      return new Command({ id: row.id, recipients: single ? recipients : 0, reached })
    },
    apply: (context, { id, recipients, reached }) => {
      const { world, at } = context
      const { row: before, tenant } = rowIn(context, id)
      const { schedule } = before
      const zone = tenant.merchant().time_zone
      const starts_at =
        schedule.kind === 'at'
          ? iso(instantAt(zone, schedule.day, schedule.time, schedule.later))
          : at
      const row = world.notifications.update(id, {
        state: 'active',
        recipients,
        reached,
        ...(isAutomatic(schedule)
          ? { starts_at: null, windows: [{ from: at, to: null }] }
          : { starts_at, windows: [] }),
        ...stamp(context, before),
      })
      noteNotification(context, 'notification-sent', before, row, [
        { field: 'recipients', before: null, after: String(recipients) },
      ])
      return answered(context, tenant, row)
    },
  }),

  cancelNotification: writes(cancelNotification, {
    command: v.object({ id: v.string() }),
    decide: (context, { params, body: { version } }) => {
      const { row } = opened(context, params, version, 'cancel')
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const { world, at, now } = context
      const { row: before, tenant } = rowIn(context, id)
      const shown = shownRow({ world, tenant, now }, before)
      const row = world.notifications.update(
        id,
        becomesDraft(before, shown)
          ? {
              state: 'draft',
              starts_at: null,
              windows: [],
              recipients: 0,
              reached: [],
              ...stamp(context, before),
            }
          : {
              state: 'cancelled',
              stopped_at: at,
              windows: closed(before, at),
              ...stamp(context, before),
            },
      )
      noteNotification(context, 'notification-cancelled', before, row, [
        { field: 'sent', before: null, after: String(shown.sent) },
      ])
      return answered(context, tenant, row)
    },
  }),

  pauseNotification: writes(pauseNotification, {
    command: v.object({ id: v.string(), paused: v.boolean() }),
    decide: (context, { params, body: { version, paused } }) => {
      const { tenant, row } = opened(context, params, version, paused ? 'pause' : 'resume')
      if (!paused) checkSchedule(tenant, row, context.now)
      return new Command({ id: row.id, paused })
    },
    apply: (context, { id, paused }) => {
      const { world, at } = context
      const { row: before, tenant } = rowIn(context, id)
      const windows = paused
        ? closed(before, at)
        : isAutomatic(before.schedule)
          ? [...before.windows, { from: at, to: null }]
          : before.windows
      const row = world.notifications.update(id, {
        state: paused ? 'paused' : 'active',
        windows,
        ...stamp(context, before),
      })
      noteNotification(
        context,
        paused ? 'notification-paused' : 'notification-resumed',
        before,
        row,
      )
      return answered(context, tenant, row)
    },
  }),
}

/** What would go out from now on does not. */
const closed = ({ windows }: NotificationRow, at: string): NotificationRow['windows'] =>
  windows.map(({ from, to }) => ({ from, to: to ?? at }))
