import { notificationTypes } from '@/contract/notifications/notification-fields'

export const notificationSteps = ['content', 'audience', 'schedule', 'preview', 'confirm'] as const
export type NotificationStep = (typeof notificationSteps)[number]

export type NotificationType = (typeof notificationTypes)[number]

export const isNotificationType = (text: string): text is NotificationType =>
  notificationTypes.some((type) => type === text)

/** The step stands in the address. */
export interface NotificationSearch {
  readonly step?: string | undefined
}

/** A banner has no audience: everybody who comes to the site sees it. */
export const stepsOf = (channel: 'email' | 'banner'): readonly NotificationStep[] =>
  notificationSteps.filter((step) => step !== 'audience' || channel === 'email')

export const stepAfterContent = (channel: 'email' | 'banner'): NotificationStep =>
  stepsOf(channel)[1] ?? 'content'
