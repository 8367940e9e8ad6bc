import * as v from 'valibot'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import {
  message,
  type MessageLanguage,
  messageLanguages,
  type Message,
  type Messages,
} from '@/contract/notifications/notification-message'
import {
  billStates,
  mostAccounts,
  mostDueDays,
  mostZips,
  notificationChannels,
  type NotificationFields,
} from '@/contract/notifications/notification-fields'
import { mailKind } from '@/contract/people/subscriptions'
import { longest, mostCents } from '@/contract/wire'
import type { NotificationKind } from '@/rules/constants'
import { plainCharacters } from '@/contract/plain-characters'
import { isZip } from '@/rules/people/contact'
import { typeOfKind } from '@/rules/people/mail-kinds'
import {
  countRange,
  dateRule,
  listRule,
  moneyRange,
  requiredText,
  type Say,
} from '../forms/field-rules'
import { issuePath } from '../forms/issue-path'
import { contractProblem, formMessage } from './form-message'
import {
  bodyProblems,
  cleanMessage,
  plainText,
  type PlacedProblem,
  subjectProblems,
} from './message'
import { type ScheduleProblem, scheduleProblem } from './send-times'
import { variablesOf } from './variables'

/** The steps of a notification's form, as the cloud checks them, too. */

export type NotificationProblem =
  | PlacedProblem
  | { readonly kind: 'wrong-kind' | 'banner-billing' | 'bad-zip' | 'due-turned' }
  | { readonly kind: 'accounts-many'; readonly count: number; readonly most: number }
  | { readonly kind: ScheduleProblem }

type Says = (problem: NotificationProblem) => string

/** In a form every language has its fields, empty ones for no version. */
export type MessagesForm = Readonly<Record<MessageLanguage, Message>>

const noMessage: Message = { subject: '', body: [] }

export const messagesToForm = (messages: Messages): MessagesForm => ({
  en: messages.en,
  es: messages.es ?? noMessage,
  de: messages.de ?? noMessage,
  ja: messages.ja ?? noMessage,
  fr: messages.fr ?? noMessage,
})

export const isWritten = ({ subject, body }: Message): boolean =>
  subject.trim() !== '' || plainText(body).trim() !== ''

export function messagesToBody(form: MessagesForm): Messages {
  const written = messageLanguages.flatMap((language) =>
    language !== 'en' && isWritten(form[language])
      ? [[language, cleanMessage(form[language])] as const]
      : [],
  )
  return { en: cleanMessage(form.en), ...Object.fromEntries(written) }
}

/** Kind, channel, the office's name, and the text in each language. */
export const contentRules = (say: Say, says: Says, type: NotificationKind) =>
  v.pipe(
    v.object({
      kind: v.pipe(
        mailKind,
        v.check(
          (kind) => typeOfKind(kind) === type && kind !== 'receipt',
          says({ kind: 'wrong-kind' }),
        ),
      ),
      channel: v.pipe(
        v.picklist(notificationChannels),
        v.check(
          (channel) => channel === 'email' || type === 'GENERAL',
          says({ kind: 'banner-billing' }),
        ),
      ),
      name: requiredText(say, longest.name),
      messages: v.object({
        en: formMessage,
        es: formMessage,
        de: formMessage,
        ja: formMessage,
        fr: formMessage,
      }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const allowed = variablesOf({ type, channel: value.channel })
      for (const language of messageLanguages) {
        const own = value.messages[language]
        if (language !== 'en' && !isWritten(own)) continue
        const refuse = (name: 'subject' | 'body', [first]: readonly PlacedProblem[]) => {
          if (!first) return
          addIssue({
            message: says(first),
            path: issuePath(value, ['messages', language, name]),
          })
        }
        refuse('subject', subjectProblems(own.subject, allowed))
        refuse('body', bodyProblems(own.body, allowed))
      }
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const language of messageLanguages) {
        const issues = v.safeParse(message, value.messages[language]).issues ?? []
        for (const issue of issues) {
          const name = issue.path?.[0].key === 'subject' ? 'subject' : 'body'
          const problem = contractProblem(issue)
          addIssue({
            message:
              problem === 'card-number'
                ? say({ kind: 'card-number' })
                : says({ problem, block: null }),
            path: issuePath(value, ['messages', language, name]),
          })
        }
      }
    }),
  )

/** One text in the form: what is wrong with a number is wrong with the list. */
const accountsRule = (say: Say, says: Says) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.trim())),
    v.maxLength(mostAccounts, ({ input }) =>
      says({ kind: 'accounts-many', count: input.length, most: mostAccounts }),
    ),
    v.everyItem(
      (account) => account.length <= longest.short,
      say({ kind: 'too-long', longest: longest.short }),
    ),
    v.everyItem((account) => !looksLikeCardNumber(account), say({ kind: 'card-number' })),
  )

/** `due_from` and `due_to` are '' where there is no bound. */
export const audienceRules = (say: Say, says: Says) =>
  v.pipe(
    v.object({
      departments: v.array(v.string()),
      ebilling_only: v.boolean(),
      bills: v.picklist(billStates),
      balance_over_cents: moneyRange(say, { most: mostCents, optional: true }),
      due_from: dateRule(say, { optional: true }),
      due_to: dateRule(say, { optional: true }),
      zips: listRule(
        say,
        v.pipe(v.string(), v.transform(plainCharacters), v.check(isZip, says({ kind: 'bad-zip' }))),
        {
          most: mostZips,
        },
      ),
      accounts: accountsRule(say, says),
    }),
    v.forward(
      v.partialCheck(
        [['due_from'], ['due_to']],
        ({ due_from, due_to }) => due_from === '' || due_to === '' || due_from <= due_to,
        says({ kind: 'due-turned' }),
      ),
      ['due_to'],
    ),
  )

export type AudienceForm = v.InferOutput<ReturnType<typeof audienceRules>>

/** In the merchant's zone; `days` count away from the due date, before or after it. */
export interface SchedulePlace {
  readonly kind: NotificationFields['kind']
  readonly channel: NotificationFields['channel']
  readonly zone: string
  readonly now: number
}

export const scheduleRules = (say: Say, says: Says, { zone, now, ...sent }: SchedulePlace) =>
  v.pipe(
    v.object({
      schedule: v.object({
        kind: v.picklist(['now', 'at', 'due', 'event']),
        day: v.string(),
        time: v.string(),
        later: v.boolean(),
        days: countRange(say, { most: mostDueDays, optional: true }),
      }),
      ends_on: dateRule(say, { optional: true }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      if (value.schedule.kind === 'due' && value.schedule.days === null) {
        addIssue({
          message: say({ kind: 'missing' }),
          path: issuePath(value, ['schedule', 'days']),
        })
        return
      }
      const schedule = scheduleToBody(value.schedule, sent.kind)
      const found = scheduleProblem(
        { ...sent, schedule, ends_on: value.ends_on === '' ? null : value.ends_on },
        { zone, now },
      )
      if (found === null) return
      const path =
        found.field === 'ends_on'
          ? issuePath(value, ['ends_on'])
          : issuePath(value, ['schedule', fieldOf[found.problem]])
      addIssue({ message: says({ kind: found.problem }), path })
    }),
  )

export type ScheduleForm = v.InferOutput<ReturnType<typeof scheduleRules>>

const fieldOf: Readonly<Record<ScheduleProblem, 'kind' | 'day' | 'time' | 'days'>> = {
  'not-for-kind': 'kind',
  'no-day': 'day',
  'too-far': 'day',
  'due-side': 'days',
  'no-such-time': 'time',
  past: 'time',
  quiet: 'time',
  'end-early': 'time',
}

/** A reminder goes out before the due date, everything else after it. */
export function scheduleToBody(
  { kind, day, time, later, days }: ScheduleForm['schedule'],
  of: NotificationFields['kind'],
): NotificationFields['schedule'] {
  switch (kind) {
    case 'now':
    case 'event':
      return { kind }
    case 'at':
      return { kind, day, time, later }
    case 'due':
      return { kind, days: of === 'due-soon' ? 0 - (days ?? 0) : (days ?? 0), time }
  }
}

const usualTime = '09:00'

export const scheduleToForm = ({
  schedule,
  ends_on,
}: Pick<NotificationFields, 'schedule' | 'ends_on'>): ScheduleForm => ({
  schedule: {
    kind: schedule.kind,
    day: schedule.kind === 'at' ? schedule.day : '',
    time: schedule.kind === 'at' || schedule.kind === 'due' ? schedule.time : usualTime,
    later: schedule.kind === 'at' && schedule.later,
    days: schedule.kind === 'due' ? Math.abs(schedule.days) : null,
  },
  ends_on: ends_on ?? '',
})

export const audienceToForm = ({
  departments,
  due_from,
  due_to,
  ...audience
}: NotificationFields['audience']): AudienceForm => ({
  ...audience,
  departments: departments ?? [],
  due_from: due_from ?? '',
  due_to: due_to ?? '',
})

export const audienceToBody = ({
  departments,
  due_from,
  due_to,
  ...audience
}: AudienceForm): NotificationFields['audience'] => ({
  ...audience,
  departments: departments.length === 0 ? null : departments,
  due_from: due_from === '' ? null : due_from,
  due_to: due_to === '' ? null : due_to,
  accounts: audience.accounts.filter((account) => account.trim() !== ''),
})
