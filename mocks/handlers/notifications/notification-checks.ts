import type { Audience, NotificationFields } from '@/contract/notifications/notification-fields'
import type { NotificationKind } from '@/rules/constants'
import {
  audienceRules,
  audienceToForm,
  contentRules,
  messagesToBody,
  messagesToForm,
  type NotificationProblem,
  scheduleRules,
  scheduleToForm,
} from '@/rules/notifications/notification-rules'
import { quietFrom, quietTo } from '@/rules/notifications/send-times'
import { ownValue } from '@/rules/own-value'
import { seesDepartment, seesEveryDepartment } from '@/rules/people/departments-seen'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, invalid, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { errorsBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { merchantFor } from '@mocks/handlers/scope'
import { seesNotification } from './notification-view'

const sentences: Readonly<Record<string, string>> = {
  'missing-subject': 'Enter a subject.',
  'missing-body': 'Enter a text.',
  'control-character': 'A subject is one line.',
  'bad-link': 'A link must begin with https:// or mailto:.',
  'subject-long': 'Use at most 120 characters.',
  'body-long': 'Use at most 10,000 characters.',
  'wrong-kind': 'This kind is not one of this list.',
  'banner-billing': 'A notice about bills cannot be a banner.',
  'bad-zip': 'A ZIP code has five digits.',
  'due-turned': 'The last due date must not be before the first.',
  'not-for-kind': 'This kind cannot be sent at that time.',
  'no-day': 'There is no such day.',
  'no-such-time': 'Clocks go forward at that time: it does not exist on that day.',
  past: 'This time has passed.',
  'too-far': 'It can be at most a year ahead.',
  quiet: `Nothing is sent between ${quietFrom} and ${quietTo}.`,
  'due-side': 'A reminder goes out before the due date, other notices on or after it.',
  'end-early': 'The last day must not be before the start.',
}

function sentenceOf(problem: NotificationProblem): string {
  if ('count' in problem) return `There can be at most ${problem.most}, not ${problem.count}.`
  if ('kind' in problem) return ownValue(sentences, problem.kind) ?? ''
  const { problem: own } = problem
  if ('text' in own) return `${variableSentences[own.kind]}: ${own.text}`
  return ownValue(sentences, own.kind) ?? ''
}

const variableSentences = {
  unknown: 'There is no such variable',
  unfit: 'This notification does not know',
  nested: 'A variable cannot contain another one',
  half: 'A variable is incomplete',
} as const

/** Checks what is written; drafts may have any time, what goes out may not. */
export function checkFields(
  tenant: Tenant,
  type: NotificationKind,
  fields: NotificationFields,
): NotificationFields {
  const { kind, channel, name, messages, audience } = fields
  const content = { kind, channel, name, messages: messagesToForm(messages) }
  const errors = {
    ...errorsBy(contentRules(sayAsServer, sentenceOf, type), content),
    ...audienceErrors(tenant, audience),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { ...fields, name: name.trim(), messages: messagesToBody(messagesToForm(messages)) }
}

export function checkSchedule(
  tenant: Tenant,
  { kind, channel, schedule, ends_on }: NotificationFields,
  now: number,
): void {
  const zone = tenant.merchant().time_zone
  const rules = scheduleRules(sayAsServer, sentenceOf, { kind, channel, zone, now })
  const errors = errorsBy(rules, scheduleToForm({ schedule, ends_on }))
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export function audienceErrors(tenant: Tenant, audience: Audience): Record<string, string[]> {
  const errors = errorsBy(audienceRules(sayAsServer, sentenceOf), audienceToForm(audience))
  const unknown = (audience.departments ?? []).some((id) => !tenant.departments.get(id))
  return {
    ...Object.fromEntries(
      Object.entries(errors).map(([path, texts]) => [`audience.${path}`, texts]),
    ),
    ...(unknown && { 'audience.departments': ['There is no such department.'] }),
  }
}

/** Who is limited to departments writes to their people alone, and counts them alone. */
export function checkDepartments({ subject }: CallContext, { departments }: Audience): void {
  if (seesEveryDepartment(subject)) return
  const own = departments !== null && departments.every((id) => seesDepartment(subject, id))
  if (!own) throw forbidden('You can write to the people of your departments only')
}

interface Named {
  readonly merchantId: string
  readonly type: NotificationKind
  readonly notificationId: string
}

/** The merchant's row of that type, or null. */
export function rowFor(context: CallContext, { merchantId, type, notificationId }: Named) {
  const tenant = merchantFor(context, merchantId)
  const row = context.world.notifications.get(notificationId)
  const isTheirs =
    row?.merchant_id === tenant.id && row.type === type && seesNotification(context.subject, row)
  return { tenant, row: isTheirs ? row : null }
}

export function foundFor(context: CallContext, named: Named) {
  const { tenant, row } = rowFor(context, named)
  // A 404 would lead away from the list.
  if (!row) throw new Refusal(409, { message: 'This notification has been deleted.', code: 'gone' })
  return { tenant, row }
}
