import type {
  Notification,
  NotificationRow as ShownRow,
} from '@/contract/notifications/notifications'
import { isAutomatic } from '@/rules/notifications/send-times'
import { seesEveryDepartment, seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import { audienceOf } from './audience'
import { languagesOf } from './notice-mails'
import { nextMoment } from './occasions'
import { resultDays, resultsOf, sendsOf, statusOf } from './sends'

/** A notification as an answer shows it at a moment. */

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

export function shownRow(asking: Asking, row: NotificationRow): ShownRow {
  const { world, tenant, now } = asking
  const { id, merchant_id, type, kind, channel, name, schedule, audience, ends_on } = row
  const sends = sendsOf(asking, row)
  const status = statusOf(tenant, row, now)
  return {
    id,
    merchant_id,
    type,
    kind,
    channel,
    name,
    schedule,
    audience,
    ends_on,
    languages: languagesOf(row.messages),
    status,
    version: rowVersion(row),
    next_run_at: status === 'scheduled' ? nextRun(tenant, row, now) : null,
    last_run_at: lastRun(row, sends.batches.at(-1)?.at ?? null, now),
    ...resultsOf(asking, row, sends),
    updated_at: row.updated_at,
    by: world.users.get(row.updated_by)?.name ?? '',
  }
}

function nextRun(tenant: Tenant, row: NotificationRow, now: number): string | null {
  if (!isAutomatic(row.schedule)) return row.starts_at
  if (row.schedule.kind === 'event' && row.kind !== 'bill-ready') return null
  const at = nextMoment(tenant, row, now)
  return at === null ? null : iso(at)
}

/** The last mail; of a banner and of one that failed, when it began. */
function lastRun(row: NotificationRow, lastAt: number | null, now: number): string | null {
  if (lastAt !== null) return iso(lastAt)
  const began = row.starts_at !== null && Date.parse(row.starts_at) <= now
  return began && row.state !== 'draft' ? row.starts_at : null
}

export function shownNotification(asking: Asking, row: NotificationRow): Notification {
  const { tenant, now } = asking
  const zone = tenant.merchant().time_zone
  const isOpen = row.state === 'draft' || isAutomatic(row.schedule)
  const counts = row.channel === 'email' && isOpen
  return {
    ...shownRow(asking, row),
    messages: row.messages,
    days: resultDays(zone, sendsOf(asking, row), now),
    recipients: counts ? audienceOf(asking, row.kind, row.audience).recipients : row.recipients,
  }
}

const rowVersion = (row: NotificationRow): string => versionOf(writtenIn(row))

/** The 409 `changed`; the row as it is now is worked out only for it. */
export function checkRowVersion(asking: Asking, row: NotificationRow, read: string): void {
  if (read !== rowVersion(row)) checkVersion(read, shownNotification(asking, row))
}

/** What staff can change of it, and what was decided. */
const writtenIn = ({ reached: _reached, ...row }: NotificationRow) => ({
  ...row,
  windows: row.windows.map(({ from, to }) => `${from} ${to ?? ''}`),
})

/** A clerk who is limited to departments sees what is for them, and for everybody. */
export function seesNotification(subject: Subject, { audience }: NotificationRow): boolean {
  if (seesEveryDepartment(subject) || audience.departments === null) return true
  return audience.departments.some((id) => seesDepartment(subject, id))
}
