import {
  notificationChannels,
  type NotificationFields,
  type NotificationStatus,
  type notificationTypes,
} from '@/contract/notifications/notification-fields'
import type { notificationMerchantList } from '@/contract/notifications/notifications'
import type { MailKind } from '@/contract/people/subscriptions'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import { ClockIcon, DoneIcon, EditIcon, ErrorIcon, HideIcon, WaitIcon } from '@/ui/display/icons'

export const statusWords: CodeWords<NotificationStatus> = {
  draft: { word: 'notifications.status.draft', tone: 'plain', Icon: EditIcon },
  scheduled: { word: 'notifications.status.scheduled', tone: 'info', Icon: ClockIcon },
  sending: { word: 'notifications.status.sending', tone: 'brand', Icon: WaitIcon },
  sent: { word: 'notifications.status.sent', tone: 'brand', Icon: DoneIcon },
  paused: { word: 'notifications.status.paused', tone: 'due', Icon: ClockIcon },
  cancelled: { word: 'notifications.status.cancelled', tone: 'plain', Icon: HideIcon },
  failed: { word: 'notifications.status.failed', tone: 'late', Icon: ErrorIcon },
}

/** A banner is not sent, but stands on the site for a time. */
export const shownStatusWords: CodeWords<
  NotificationStatus | 'on-site' | 'off-site' | 'taken-off'
> = {
  ...statusWords,
  'on-site': { word: 'notifications.status.onSite', tone: 'brand', Icon: DoneIcon },
  'off-site': { word: 'notifications.status.offSite', tone: 'plain', Icon: HideIcon },
  'taken-off': { word: 'notifications.status.takenOff', tone: 'plain', Icon: HideIcon },
}

const bannerStatus: Readonly<Partial<Record<NotificationStatus, keyof typeof shownStatusWords>>> = {
  sending: 'on-site',
  sent: 'off-site',
  cancelled: 'taken-off',
}

export function shownStatus({
  status,
  channel,
}: {
  readonly status: NotificationStatus
  readonly channel: NotificationFields['channel']
}): keyof typeof shownStatusWords {
  return channel === 'banner' ? (bannerStatus[status] ?? status) : status
}

/** What a cancel is called: nothing is sent of a banner. */
export function cancelWord({
  status,
  channel,
}: {
  readonly status: NotificationStatus
  readonly channel: NotificationFields['channel']
}): 'cancel' | 'takeOff' | 'doNotShow' {
  if (channel !== 'banner') return 'cancel'
  return status === 'sending' ? 'takeOff' : 'doNotShow'
}

export const kindWords: CodeWords<MailKind> = {
  announcement: { word: 'notifications.kind.announcement', tone: 'plain' },
  'office-closing': { word: 'notifications.kind.office-closing', tone: 'plain' },
  outage: { word: 'notifications.kind.outage', tone: 'plain' },
  'bill-ready': { word: 'notifications.kind.bill-ready', tone: 'plain' },
  'due-soon': { word: 'notifications.kind.due-soon', tone: 'plain' },
  'past-due': { word: 'notifications.kind.past-due', tone: 'plain' },
  delinquent: { word: 'notifications.kind.delinquent', tone: 'plain' },
  'echeck-returned': { word: 'notifications.kind.echeck-returned', tone: 'plain' },
  refund: { word: 'notifications.kind.refund', tone: 'plain' },
  receipt: { word: 'notifications.kind.receipt', tone: 'plain' },
}

type Channel = NotificationFields['channel']

export const channelWords = {
  email: 'notifications.channel.email',
  banner: 'notifications.channel.banner',
} as const satisfies Record<Channel, MessageId>

export const channels: readonly Channel[] = notificationChannels

export const eventWords = {
  'bill-ready': 'notifications.event.bill-ready',
  'echeck-returned': 'notifications.event.echeck-returned',
  refund: 'notifications.event.refund',
} as const

type Type = (typeof notificationTypes)[number]

/** The words of each type: its tab, its empty list, and what makes a new one. */
export const typeWords = {
  GENERAL: {
    tab: 'notifications.tab.general',
    empty: 'notifications.empty.general',
    add: 'notifications.add.general',
  },
  BILLING: {
    tab: 'notifications.tab.billing',
    empty: 'notifications.empty.billing',
    add: 'notifications.add.billing',
  },
} as const satisfies Record<Type, Readonly<Record<'tab' | 'empty' | 'add', MessageId>>>

export const merchantWords = {
  name: 'list.field.merchant',
  scheduled: 'notifications.merchant.scheduled',
  sent: 'notifications.merchant.sent',
  failed: 'notifications.merchant.failed',
  unsubscribed: 'notifications.merchant.unsubscribed',
  last_run_at: 'notifications.merchant.last-run-at',
} as const satisfies Record<(typeof notificationMerchantList.sort)[number], MessageId>
