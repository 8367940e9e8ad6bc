import {
  type MessageLanguage,
  messageLanguages,
  type Messages,
} from '@/contract/notifications/notification-message'
import { renderMessage, textOf } from '@/rules/notifications/render'
import { languageFor, valuesFor } from '@/rules/notifications/values'
import type { Mail, Services } from '@mocks/cloud/services'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import { senderOf } from '@mocks/handlers/mail/send-mail'
import { unsubscribePath } from '@mocks/handlers/people/unsubscribe-link'
import type { SentTo } from './automatic-sends'
import { recipientFacts } from './recipient-facts'
import { noticePrefix, sendsOf } from './sends'

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly services: Pick<Services, 'letters'>
  readonly now: number
}

/** The mails of a city's notifications to users, and to payers whom the demonstration knows. */
export function noticeMails(asking: Asking): Mail[] {
  const { world, tenant } = asking
  return world.notifications
    .by('merchant', tenant.id)
    .filter(({ channel }) => channel === 'email')
    .flatMap((row) => sendsOf(asking, row).mails.flatMap((sent) => mailTo(asking, row, sent)))
}

function mailTo({ world, tenant, services }: Asking, row: NotificationRow, sent: SentTo): Mail[] {
  const user = sent.user_id === null ? undefined : world.users.get(sent.user_id)
  const to = user?.email ?? sent.email
  if (to === null) return []
  const merchant = tenant.merchant()
  const language = languageFor(languagesOf(row.messages), user?.language ?? sent.language ?? 'en')
  const letter = {
    id: `${noticePrefix(row.id)}${sent.user_id ?? 'payer'}-${sent.about}`,
    user: sent.user_id ?? '',
    merchant: tenant.id,
  }
  const unsubscribe = user ? unsubscribePath(services, letter, sent.at) : undefined
  const path = payPath(tenant, sent)
  return [
    {
      at: iso(sent.at),
      site: merchant.sub_domain,
      from: senderOf(merchant),
      to,
      kind: 'notice',
      path,
      message: filledIn(row.messages, language, {
        facts: recipientFacts(
          tenant,
          { ...sent, name: user?.name ?? sent.name, language },
          sent.at,
        ),
        pay: path,
        // A guest has no choices: there is nothing that a link could open.
        unsubscribe: unsubscribe ?? '',
      }),
      ...(unsubscribe !== undefined && { unsubscribe, headers: unsubscribeHeaders(unsubscribe) }),
    },
  ]
}

interface Filling {
  readonly facts: Parameters<typeof valuesFor>[0]
  readonly pay: string
  readonly unsubscribe: string
}

export function filledIn(
  messages: Messages,
  language: MessageLanguage,
  { facts, ...links }: Filling,
): NonNullable<Mail['message']> {
  const message = messages[language] ?? messages.en
  const { subject, body } = renderMessage(message, valuesFor(facts, language, links))
  return { subject, text: textOf(body) }
}

export const languagesOf = (messages: Messages): MessageLanguage[] =>
  messageLanguages.filter((language) => messages[language] !== undefined)

/** What a mail program needs for a button of its own (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (path: string): NonNullable<Mail['headers']> => [
  { name: 'List-Unsubscribe', value: `</api${path}>` },
  { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
]

/** The bill; where there is none, the list of departments. */
function payPath(tenant: Tenant, { parcel_id, year }: SentTo): string {
  const parcel = parcel_id === null ? undefined : tenant.parcels.get(parcel_id)
  if (!parcel) return '/departments'
  const [latest] = tenant.bills
    .pluck('parcel', parcel.id, (bill) => bill.year)
    .toSorted((a, b) => b - a)
  const of = year ?? latest
  return of === undefined
    ? '/departments'
    : `/overview-parcel/${parcel.id}/${of}/${parcel.department_id}`
}
