import * as v from 'valibot'
import { notificationFields, notificationType } from '@/contract/notifications/notification-fields'
import {
  createNotification,
  deleteNotification,
  duplicateNotification,
  testNotification,
  updateNotification,
} from '@/contract/notifications/notifications'
import { message, messageLanguages } from '@/contract/notifications/notification-message'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { inLanguage } from '@/rules/languages/in-language'
import { everybody } from '@/rules/notifications/everybody'
import { firstNameOf, languageFor } from '@/rules/notifications/values'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, Refusal } from '@mocks/cloud/reply'
import { secretFrom } from '@mocks/lib/random'
import type { NotificationRow } from '@mocks/world/notifications'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { merchantFor } from '@mocks/handlers/scope'
import { counterOf, takeTry } from '@mocks/handlers/tries'
import { masking } from '@mocks/handlers/people/user-view'
import { checkDepartments, checkFields, foundFor } from './notification-checks'
import { noteNotification } from './notification-audit'
import { checkRowVersion, shownNotification } from './notification-view'
import { filledIn, languagesOf } from './notice-mails'

const made = v.object({
  merchant_id: v.string(),
  type: notificationType,
  fields: notificationFields,
})

const notDraft = () =>
  new Refusal(409, {
    message: 'This notification is no draft any more, so it cannot be changed.',
    code: 'not_draft',
  })

const unsent = {
  state: 'draft',
  starts_at: null,
  stopped_at: null,
  recipients: 0,
} as const satisfies Partial<NotificationRow>

/** For tests to oneself: a made-up bill. */
const sampleFacts = {
  account: '08-004512',
  bill_year: '2025',
  cycle: '2',
  amount_due_cents: 94_864,
  due_date: '2026-07-10',
} as const

export const notificationWriteHandlers: Handlers<
  | 'createNotification'
  | 'updateNotification'
  | 'deleteNotification'
  | 'duplicateNotification'
  | 'testNotification'
> = {
  createNotification: writes(createNotification, {
    command: made,
    decide: (context, { params: { merchantId, type }, body }) => {
      const tenant = merchantFor(context, merchantId)
      checkDepartments(context, body.audience)
      return new Command({ merchant_id: tenant.id, type, fields: checkFields(tenant, type, body) })
    },
    apply: (context, { merchant_id, type, fields }) => {
      const { world, at, now, user, random } = context
      const tenant = found(world.tenantOf(merchant_id), 'The merchant')
      const row: NotificationRow = {
        id: secretFrom(random, 'notification').slice(0, 12),
        merchant_id,
        type,
        ...fields,
        ...unsent,
        windows: [],
        reached: [],
        updated_at: at,
        updated_by: user?.id ?? '',
      }
      world.notifications.insert(row)
      noteNotification(context, 'notification-created', null, row)
      return { data: shownNotification({ world, tenant, now }, row) }
    },
  }),

  updateNotification: writes(updateNotification, {
    command: v.object({ id: v.string(), fields: notificationFields }),
    decide: (context, { params, body: { version, ...sent } }) => {
      const { tenant, row } = foundFor(context, params)
      const { world, now } = context
      checkDepartments(context, row.audience)
      checkDepartments(context, sent.audience)
      checkRowVersion({ world, tenant, now }, row, version)
      if (row.state !== 'draft') throw notDraft()
      return new Command({ id: row.id, fields: checkFields(tenant, row.type, sent) })
    },
    apply: (context, { id, fields }) => {
      const { world, at, now, user } = context
      const before = found(world.notifications.get(id), 'The notification')
      const tenant = found(world.tenantOf(before.merchant_id), 'The merchant')
      const changes = { ...fields, updated_at: at, updated_by: user?.id ?? before.updated_by }
      const row = world.notifications.update(id, changes)
      noteNotification(context, 'notification-changed', before, row)
      return { data: shownNotification({ world, tenant, now }, row) }
    },
  }),

  deleteNotification: writes(deleteNotification, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => {
      const { row } = foundFor(context, params)
      checkDepartments(context, row.audience)
      if (row.state !== 'draft') throw notDraft()
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const row = found(context.world.notifications.get(id), 'The notification')
      context.world.notifications.delete(id)
      noteNotification(context, 'notification-deleted', row, null)
      return { message: 'The draft is deleted.' }
    },
  }),

  duplicateNotification: writes(duplicateNotification, {
    command: v.object({ id: v.string() }),
    decide: (context, { params }) => {
      const { row } = foundFor(context, params)
      checkDepartments(context, row.audience)
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const { world, at, now, user, random } = context
      const of = found(world.notifications.get(id), 'The notification')
      const tenant = found(world.tenantOf(of.merchant_id), 'The merchant')
      const row: NotificationRow = {
        ...of,
        ...unsent,
        windows: [],
        reached: [],
        id: secretFrom(random, 'notification').slice(0, 12),
        updated_at: at,
        updated_by: user?.id ?? of.updated_by,
      }
      world.notifications.insert(row)
      noteNotification(context, 'notification-created', null, row)
      return { data: shownNotification({ world, tenant, now }, row) }
    },
  }),

  testNotification: writes(testNotification, {
    command: v.object({
      merchant_id: v.string(),
      language: v.picklist(messageLanguages),
      message,
    }),
    decide: (context, { params: { merchantId, type }, body }) => {
      const tenant = merchantFor(context, merchantId)
      const { kind, messages } = body
      checkFields(tenant, type, { kind, messages, ...untargeted })
      if (!context.user || !isConfirmed(context.user)) throw notConfirmed()
      takeTry(context, [counterOf('test notices of a member of staff', context.user.id)])
      const language = languageFor(languagesOf(messages), body.language)
      return new Command({
        merchant_id: tenant.id,
        language,
        message: messages[language] ?? messages.en,
      })
    },
    apply: (context, { merchant_id, language, message: sent }) => {
      const tenant = found(context.world.tenantOf(merchant_id), 'The merchant')
      const user = found(context.user, 'The user')
      const [department] = tenant.departments.all()
      const facts = {
        ...sampleFacts,
        department: department ? inLanguage(department, language).name : '',
        first_name: firstNameOf(user.name),
      }
      sendMail(
        { ...context, tenant },
        {
          to: user.email,
          kind: 'notice-test',
          path: '/departments',
          message: filledIn({ en: sent, [language]: sent }, language, {
            facts,
            pay: '/departments',
            unsubscribe: '/departments',
          }),
        },
      )
      return { data: { email_masked: masking(user.email) } }
    },
  }),
}

const notConfirmed = () =>
  new Refusal(422, { message: 'Confirm your e-mail address first; the test goes to it.' })

/** A test goes to the sender only, at once. */
const untargeted = {
  channel: 'email',
  name: 'Test',
  audience: everybody,
  schedule: { kind: 'now' },
  ends_on: null,
} as const
