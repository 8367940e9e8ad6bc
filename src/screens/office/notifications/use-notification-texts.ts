import { useIntl } from 'react-intl'
import type { NotificationRow } from '@/contract/notifications/notifications'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { ownValue } from '@/rules/own-value'
import { eventWords } from './notification-words'

type Row = Pick<NotificationRow, 'kind' | 'schedule' | 'audience'>

/** When a notification goes out, and to whom, in a few words. */
export function useNotificationTexts() {
  const { formatMessage } = useIntl()
  const { date, money, list } = useFormats()
  const { clockTime } = useOfficeFormats()

  const schedule = ({ kind, schedule: of }: Pick<Row, 'kind' | 'schedule'>): string => {
    switch (of.kind) {
      case 'now':
        return formatMessage({ id: 'notifications.when.now' })
      case 'at':
        return formatMessage(
          { id: 'notifications.when.at' },
          { day: date(of.day), time: clockTime(of.time) },
        )
      case 'due':
        return formatMessage(
          { id: of.days < 0 ? 'notifications.when.before' : 'notifications.when.after' },
          { days: Math.abs(of.days), time: clockTime(of.time) },
        )
      case 'event':
        return formatMessage({ id: ownValue(eventWords, kind) ?? 'notifications.when.event' })
    }
  }

  const audience = ({ audience: of }: Pick<Row, 'audience'>): string => {
    const parts = [
      of.departments &&
        formatMessage({ id: 'notifications.who.departments' }, { count: of.departments.length }),
      of.ebilling_only && formatMessage({ id: 'notifications.who.ebilling' }),
      of.bills !== 'any' && formatMessage({ id: `notifications.who.${of.bills}` }),
      of.balance_over_cents !== null &&
        formatMessage({ id: 'notifications.who.over' }, { amount: money(of.balance_over_cents) }),
      (of.due_from !== null || of.due_to !== null) &&
        formatMessage({ id: 'notifications.who.due' }),
      of.zips.length > 0 &&
        formatMessage({ id: 'notifications.who.zips' }, { count: of.zips.length }),
      of.accounts.length > 0 &&
        formatMessage({ id: 'notifications.who.accounts' }, { count: of.accounts.length }),
    ].filter((part) => typeof part === 'string')
    return parts.length === 0 ? formatMessage({ id: 'notifications.who.everybody' }) : list(parts)
  }

  return { schedule, audience }
}
