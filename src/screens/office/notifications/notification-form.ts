import type { NotificationFields } from '@/contract/notifications/notification-fields'
import type { Notification } from '@/contract/notifications/notifications'
import { sayInForm } from '@/i18n/form-rules'
import { withValues } from '@/i18n/message-text'
import { everybody } from '@/rules/notifications/everybody'
import {
  audienceRules,
  contentRules,
  messagesToForm,
  type NotificationProblem,
  type SchedulePlace,
  scheduleRules,
} from '@/rules/notifications/notification-rules'
import { quietFrom, quietTo } from '@/rules/notifications/send-times'
import { kindsOf } from '@/rules/people/mail-kinds'
import type { NotificationType } from './steps'

/** The forms of the steps. Messages are ids; the screen translates them. */

const sayProblem = (problem: NotificationProblem): string => {
  if ('kind' in problem) {
    const id = `notification.problem.${problem.kind}` as const
    if (problem.kind === 'accounts-many') {
      const { count, most } = problem
      return withValues(id, { count: { count }, most: { count: most } })
    }
    const hours = { from: { clock: quietTo }, to: { clock: quietFrom } }
    return problem.kind === 'quiet' ? withValues(id, hours) : id
  }
  const { problem: own, block } = problem
  if ('longest' in own) {
    return withValues(`notification.problem.${own.kind}`, { longest: { count: own.longest } })
  }
  if (!('text' in own)) return `notification.problem.${own.kind}`
  return withValues(`notification.problem.${own.kind}`, {
    text: { list: [own.text] },
    block: { count: block ?? 0 },
  })
}

export const contentForm = (type: NotificationType) => contentRules(sayInForm, sayProblem, type)
export const audienceForm = audienceRules(sayInForm, sayProblem)
export const scheduleForm = (place: SchedulePlace) => scheduleRules(sayInForm, sayProblem, place)

export const fieldsOf = ({
  kind,
  channel,
  name,
  messages,
  audience,
  schedule,
  ends_on,
}: Notification): NotificationFields => ({
  kind,
  channel,
  name,
  messages,
  audience,
  schedule,
  ends_on,
})

/** A new one of a type, before anything is written. */
export function newFields(type: NotificationType): NotificationFields {
  const [kind = 'announcement'] = kindsOf(type)
  return {
    kind,
    channel: 'email',
    name: '',
    messages: { en: { subject: '', body: [] } },
    audience: everybody,
    schedule: { kind: 'now' },
    ends_on: null,
  }
}

export const contentToForm = ({ kind, channel, name, messages }: NotificationFields) => ({
  kind,
  channel,
  name,
  messages: messagesToForm(messages),
})
