import type { AuditAction, AuditChange } from '@/contract/audit'
import { messageLanguages } from '@/contract/notifications/notification-message'
import type { Audience, Schedule } from '@/contract/notifications/notification-fields'
import { plainText } from '@/rules/notifications/message'
import type { ApplyContext } from '@mocks/cloud/context'
import type { NotificationRow } from '@mocks/world/notifications'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'

/** The log of what staff did to notifications. */

const longestLogged = 200

export function noteNotification(
  context: ApplyContext,
  action: AuditAction,
  before: NotificationRow | null,
  after: NotificationRow | null,
  more: readonly AuditChange[] = [],
): void {
  const row = after ?? before
  if (!row) return
  const [was, is] = [before && logged(before), after && logged(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  audit(context, {
    action,
    object: { kind: 'notification', id: row.id, name: row.name },
    merchant_id: row.merchant_id,
    departments: row.audience.departments ?? [],
    changes: [...changesBetween(was, is, fields), ...more],
  })
}

/** As the log reads it: one short text for each field. */
function logged(row: NotificationRow): Record<string, string> {
  const texts = messageLanguages.flatMap((language) => {
    const own = row.messages[language]
    if (!own) return []
    return [
      [`subject.${language}`, own.subject] as const,
      [`body.${language}`, plainText(own.body).slice(0, longestLogged)] as const,
    ]
  })
  return {
    name: row.name,
    kind: row.kind,
    channel: row.channel,
    audience: audienceText(row.audience),
    schedule: scheduleText(row.schedule),
    ends_on: row.ends_on ?? '',
    ...Object.fromEntries(texts),
  }
}

function audienceText(audience: Audience): string {
  const parts = Object.entries({ ...audience, accounts: audience.accounts.length }).flatMap(
    ([name, value]) => {
      if (value === null || value === false || value === 0 || value === 'any') return []
      if (Array.isArray(value)) return value.length === 0 ? [] : [`${name}: ${value.join(' ')}`]
      return [`${name}: ${String(value)}`]
    },
  )
  return parts.join('; ')
}

function scheduleText(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'at':
      return `${schedule.day} ${schedule.time}`
    case 'due':
      return `${schedule.days > 0 ? '+' : ''}${schedule.days} ${schedule.time}`
    case 'now':
    case 'event':
      return schedule.kind
  }
}
