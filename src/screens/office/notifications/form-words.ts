import type { VariableName } from '@/contract/notifications/notification-message'
import type { ExcludedReason } from '@/contract/notifications/notifications'
import type { MessageId } from '@/i18n/message-ids'
import type { AudienceForm, ScheduleForm } from '@/rules/notifications/notification-rules'

export const excludedWords = {
  unsubscribed: 'notification.excluded.unsubscribed',
  bounced: 'notification.excluded.bounced',
  'no-email': 'notification.excluded.no-email',
} as const satisfies Record<ExcludedReason, MessageId>

export const variableWords = {
  first_name: 'notification.variable.first-name',
  department: 'notification.variable.department',
  account: 'notification.variable.account',
  bill_year: 'notification.variable.bill-year',
  cycle: 'notification.variable.cycle',
  amount_due: 'notification.variable.amount-due',
  due_date: 'notification.variable.due-date',
  pay_link: 'notification.variable.pay-link',
  unsubscribe_link: 'notification.variable.unsubscribe-link',
} as const satisfies Record<VariableName, MessageId>

export const audienceWords = {
  departments: 'notification.field.departments',
  ebilling_only: 'notification.field.ebilling-only',
  bills: 'notification.field.bills',
  balance_over_cents: 'notification.field.balance-over-cents',
  due_from: 'notification.field.due-from',
  due_to: 'notification.field.due-to',
  zips: 'notification.field.zips',
  accounts: 'notification.field.accounts',
} as const satisfies Record<keyof AudienceForm, MessageId>

export const scheduleWords = {
  schedule: 'notifications.column.schedule',
  ends_on: 'notification.field.ends-on',
} as const satisfies Record<keyof ScheduleForm, MessageId>
