import {
  bouncedOf,
  leftOf,
  openedAfter,
  perMinute,
  type Progress,
  sendTime,
  sentBy,
  statusAt,
} from '@/rules/notifications/progress'
import type { NotificationStatus } from '@/contract/notifications/notification-fields'
import type { NotificationResults } from '@/contract/notifications/notifications'
import { instantAt, isAutomatic } from '@/rules/notifications/send-times'
import { isWanted } from '@/rules/people/mail-kinds'
import { addDays, plainDateIn } from '@/rules/time/dates'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import { bounceShareOf } from '@mocks/world/stale-addresses'
import { automaticSends, type Batch, type Sends } from './automatic-sends'
import { createStillReached } from './still-reached'

/** What has gone out of a notification by now, and what became of it; nothing of it is stored. */

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

export function progressOf(tenant: Tenant, row: NotificationRow): Progress {
  const { state, channel, schedule, starts_at, stopped_at, ends_on, recipients } = row
  const zone = tenant.merchant().time_zone
  return {
    state,
    channel,
    schedule,
    starts: starts_at === null ? null : Date.parse(starts_at),
    // The whole of its last day.
    ends: ends_on === null ? null : instantAt(zone, addDays(ends_on, 1), '00:00'),
    stopped: stopped_at === null ? null : Date.parse(stopped_at),
    recipients,
  }
}

export const statusOf = (tenant: Tenant, row: NotificationRow, now: number): NotificationStatus =>
  statusAt(progressOf(tenant, row), now)

export function sendsOf(asking: Asking, row: NotificationRow): Sends {
  if (row.state === 'draft' || row.state === 'failed') return { batches: [], mails: [] }
  return isAutomatic(row.schedule) ? automaticSends(asking, row) : singleSends(asking, row)
}

function singleSends({ world, tenant, now }: Asking, row: NotificationRow): Sends {
  const progress = progressOf(tenant, row)
  const { starts } = progress
  const sent = row.state === 'paused' ? 0 : sentBy(progress, now)
  if (starts === null || sent === 0) return { batches: [], mails: [] }
  // They are the first ones, and all of them go out in the first minute.
  const isStillReached = createStillReached({ world, tenant }, row, starts)
  const mails = row.reached
    .slice(0, Math.min(sent, perMinute))
    .filter(isStillReached)
    .map(({ user_id, parcel_id }) => ({
      at: starts,
      user_id,
      email: null,
      name: null,
      language: null,
      parcel_id,
      part_id: null,
      year: null,
      about: parcel_id ?? '',
    }))
  // Who unsubscribed, paid or left between the confirmation and the send is not written to.
  const left = Math.min(row.reached.length, sent) - mails.length
  const batches: Batch[] = []
  for (let place = 0; place < sent; place += perMinute) {
    const count = Math.min(perMinute, sent - place) - (place === 0 ? left : 0)
    batches.push({ at: sendTime(starts, place), count })
  }
  return { batches, mails }
}

export function resultsOf(
  { world, tenant, now }: Asking,
  row: NotificationRow,
  { batches }: Sends,
) {
  const sent = batches.reduce((sum, { count }) => sum + count, 0)
  const opened = openedBy(batches, now)
  // A link also saves other choices: who keeps this kind has not left.
  const own = world.letters
    .read(
      ({ id, before, unwanted }) =>
        id.startsWith(noticePrefix(row.id)) &&
        isWanted(row.kind, before.unwanted) &&
        !isWanted(row.kind, unwanted),
    )
    .filter(Boolean)
  return {
    sent,
    opened,
    bounced: bouncedOf(sent, bounceShareOf(tenant.merchant())),
    unsubscribed: leftOf(sent, opened) + own.length,
  } satisfies NotificationResults
}

const openedBy = (batches: readonly Batch[], now: number): number =>
  batches.reduce((sum, { at, count }) => sum + openedAfter(count, now - at), 0)

const mostDays = 14

/** The days of a chart: from the first mail on, or the last two weeks. */
export function resultDays(zone: string, { batches }: Sends, now: number) {
  const [first] = batches
  if (!first) return []
  const today = plainDateIn(zone, now)
  const begin = plainDateIn(zone, first.at)
  const earliest = addDays(today, 1 - mostDays)
  const from = begin < earliest && isSpread(batches) ? earliest : begin
  const days: { day: string; sent: number; opened: number }[] = []
  for (let day = from; day <= today && days.length < mostDays; day = addDays(day, 1)) {
    const start = instantAt(zone, day, '00:00')
    const end = Math.min(now, instantAt(zone, addDays(day, 1), '00:00'))
    const sent = batches
      .filter(({ at }) => at >= start && at < instantAt(zone, addDays(day, 1), '00:00'))
      .reduce((sum, { count }) => sum + count, 0)
    const opened = Math.max(0, openedBy(batches, end) - openedBy(batches, start))
    days.push({ day, sent, opened })
  }
  return days
}

/** Over more days than a chart shows: then the last ones count. */
const isSpread = (batches: readonly Batch[]): boolean =>
  (batches.at(-1)?.at ?? 0) - (batches[0]?.at ?? 0) > mostDays * 86_400_000

/** The ids of a notification's unsubscribe links begin so. */
export const noticePrefix = (id: string): string => `notice-${id}-`
