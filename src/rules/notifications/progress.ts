import type { NotificationStatus, Schedule } from '@/contract/notifications/notification-fields'
import { isAutomatic } from './send-times'

/** What has become of a notification by a moment: worked out, because time alone changes it. */

/** Mails a minute: what receivers of mail take from one sender. */
export const perMinute = 1_000
const minuteMs = 60_000

/** What was decided about it. `active`: it goes out at its time. */
export const notificationStates = ['draft', 'active', 'paused', 'cancelled', 'failed'] as const
type NotificationState = (typeof notificationStates)[number]

export interface Progress {
  readonly state: NotificationState
  readonly channel: 'email' | 'banner'
  readonly schedule: Schedule
  /** Milliseconds; null: it has no time yet. */
  readonly starts: number | null
  /** A banner's end. */
  readonly ends: number | null
  /** When it was cancelled while it went out. */
  readonly stopped: number | null
  readonly recipients: number
}

/** How many have it by then: so many each minute, the first at once. */
export function sentBy({ starts, stopped, recipients, channel }: Progress, now: number): number {
  const until = stopped ?? now
  if (starts === null || until < starts || channel === 'banner') return 0
  return Math.min(recipients, (Math.floor((until - starts) / minuteMs) + 1) * perMinute)
}

/** When the mail of that place in the list goes out. */
export const sendTime = (starts: number, place: number): number =>
  starts + Math.floor(place / perMinute) * minuteMs

export function statusAt(progress: Progress, now: number): NotificationStatus {
  const { state, channel, schedule, starts, ends, recipients } = progress
  if (state !== 'active') return state
  if (isAutomatic(schedule) || starts === null || now < starts) return 'scheduled'
  if (channel === 'banner') return ends === null || now < ends ? 'sending' : 'sent'
  return sentBy(progress, now) < recipients ? 'sending' : 'sent'
}

/** Shares of what was sent, as mail programs report them. */
const opensShare = 0.54
const leaveShare = 0.002
/** Half of those who open a mail have done so after this time. */
const halfOpenedMs = 9 * 3_600_000

/** Opened by then, of mails that were all sent at one moment. */
export function openedAfter(sent: number, elapsedMs: number): number {
  if (elapsedMs <= 0) return 0
  return Math.round(sent * opensShare * (1 - 2 ** (-elapsedMs / halfOpenedMs)))
}

/** `share`: of the sender's list of addresses. */
export const bouncedOf = (sent: number, share: number): number => Math.round(sent * share)

/** Those who leave for good without a profile; who has one is counted by their own choice. */
export const leftOf = (sent: number, opened: number): number =>
  Math.min(Math.round(sent * leaveShare), Math.floor(opened / 100))

export type NotificationAction =
  | 'edit'
  | 'results'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'duplicate'
  | 'delete'

export interface NotificationRights {
  readonly draft: boolean
  readonly edit: boolean
  readonly send: boolean
}

/** What a person may do with it now. Only drafts change: what goes out is what was confirmed. */
export function actionsOn(
  {
    status,
    channel,
  }: {
    readonly status: NotificationStatus
    readonly channel: 'email' | 'banner'
  },
  { draft, edit, send }: NotificationRights,
): readonly NotificationAction[] {
  const isBanner = channel === 'banner'
  const steps: readonly (readonly [NotificationAction, boolean])[] = [
    ['edit', draft && status === 'draft'],
    ['results', status !== 'draft'],
    ['pause', send && status === 'scheduled' && !isBanner],
    ['resume', send && status === 'paused'],
    ['cancel', send && ['scheduled', 'sending', 'paused'].includes(status)],
    ['duplicate', draft],
    ['delete', edit && status === 'draft'],
  ]
  return steps.filter(([, open]) => open).map(([action]) => action)
}

/** What a cancel leaves: nothing has gone out yet, and it can be written on. */
export const becomesDraft = (
  { schedule }: { readonly schedule: Schedule },
  { status, sent }: { readonly status: NotificationStatus; readonly sent: number },
): boolean =>
  sent === 0 && (status === 'scheduled' || (status === 'paused' && !isAutomatic(schedule)))
