import type { Message, MessageBody } from '@/contract/notifications/notification-message'
import type { MailKind } from '@/contract/people/subscriptions'
import { everybody } from '@/rules/notifications/everybody'
import { typeOfKind } from '@/rules/people/mail-kinds'
import type { MerchantRow } from '../merchants'
import type { NotificationRow } from '../notifications'
import type { UserRow } from '../users'

type Own = Pick<NotificationRow, 'name' | 'messages'> & {
  readonly merchant: string
  readonly kind: MailKind
} & Partial<NotificationRow>

/** One paragraph for each text. */
const message = (subject: string, ...texts: readonly string[]): Message => ({
  subject,
  body: texts.map((text): MessageBody[number] => ({ kind: 'paragraph', line: [{ text }] })),
})

const now = { kind: 'now' } as const

/** A single send of before the world's first day. */
const sentOn = (starts_at: string, recipients: number) =>
  ({ state: 'active', schedule: now, starts_at, recipients }) as const

const goesOutFrom = (from: string): Pick<NotificationRow, 'state' | 'windows'> => ({
  state: 'active',
  windows: [{ from, to: null }],
})

const payHere = 'Pay here: {{pay_link}}'

/** In every state that the office's lists know (product.md A18 to A20). */
const notifications: readonly Own[] = [
  {
    merchant: 'miamicounty',
    kind: 'office-closing',
    channel: 'banner',
    name: 'Juneteenth',
    messages: {
      en: message(
        'The office is closed on June 19',
        'The office is closed on Friday, June 19. You can pay here as usual.',
      ),
      es: message(
        'La oficina cierra el 19 de junio',
        'La oficina cierra el viernes 19 de junio. Aquí puede pagar como siempre.',
      ),
    },
    state: 'active',
    schedule: { kind: 'at', day: '2026-06-15', time: '09:00', later: false },
    starts_at: '2026-06-15T13:00:00.000Z',
    ends_on: '2026-06-19',
  },
  {
    merchant: 'miamicounty',
    kind: 'announcement',
    name: 'Second half, first notice',
    messages: {
      en: message(
        'The second half is due on July 10',
        'Dear {{first_name}},',
        'the second half of the real estate tax is due on July 10.',
      ),
    },
    ...sentOn('2026-05-26T13:00:00.000Z', 331),
  },
  {
    merchant: 'miamicounty',
    kind: 'bill-ready',
    name: 'Bills of the second half',
    messages: {
      en: message(
        'Your bill for {{account}} is ready',
        '{{amount_due}} is due on {{due_date}}.',
        payHere,
      ),
    },
    audience: { ...everybody, departments: ['real-estate-tax'] },
    ...sentOn('2026-05-29T13:00:00.000Z', 214),
  },
  {
    merchant: 'miamicounty',
    kind: 'due-soon',
    name: 'A week before it is due',
    messages: {
      en: message(
        '{{amount_due}} is due on {{due_date}}',
        'Dear {{first_name}},',
        'your payment for {{account}} is due in a week.',
        payHere,
      ),
      es: message(
        '{{amount_due}} vence el {{due_date}}',
        'Estimado/a {{first_name}}:',
        'su pago de la cuenta {{account}} vence en una semana.',
        'Pague aquí: {{pay_link}}',
      ),
    },
    audience: { ...everybody, departments: ['real-estate-tax'] },
    schedule: { kind: 'due', days: -7, time: '09:00' },
    ...goesOutFrom('2026-05-04T13:00:00.000Z'),
  },
  {
    merchant: 'miamicounty',
    kind: 'past-due',
    name: 'Ten days late',
    messages: {
      en: message(
        '{{amount_due}} is past due',
        'Your payment for {{account}} was due on {{due_date}}.',
        payHere,
      ),
    },
    audience: { ...everybody, departments: ['real-estate-tax'], balance_over_cents: 5_000 },
    schedule: { kind: 'due', days: 10, time: '09:00' },
    state: 'paused',
    windows: [{ from: '2026-05-04T13:00:00.000Z', to: '2026-05-11T15:00:00.000Z' }],
  },
  {
    merchant: 'miamicounty',
    kind: 'announcement',
    name: 'New counter hours',
    messages: {
      en: message(
        'New hours from August',
        'From August 3 the counter is open until 6 PM on Thursdays.',
      ),
    },
    audience: { ...everybody, zips: ['45373'] },
  },
  {
    merchant: 'tiffin',
    kind: 'outage',
    channel: 'banner',
    name: 'Water main on Miami Street',
    messages: {
      en: message(
        'No water on Miami Street',
        'A water main on Miami Street is being repaired until noon on June 2.',
      ),
    },
    ...sentOn('2026-06-01T13:45:00.000Z', 0),
    ends_on: '2026-06-02',
  },
  {
    merchant: 'tiffin',
    kind: 'delinquent',
    name: 'Before the shut-off',
    messages: {
      en: message(
        '{{amount_due}} is past due',
        'Please pay {{amount_due}} for {{account}} by {{due_date}}.',
        payHere,
      ),
    },
    audience: { ...everybody, departments: ['water-sewer'], balance_over_cents: 10_000 },
    ...sentOn('2026-05-15T13:00:00.000Z', 61),
  },
  {
    merchant: 'kent',
    kind: 'announcement',
    name: 'Leaf collection',
    messages: {
      en: message(
        'Leaf collection begins in October',
        'The dates for each street are on our site.',
      ),
    },
    state: 'failed',
    starts_at: '2026-05-20T13:00:00.000Z',
  },
]

/** By the merchant's first administrator. */
export function notificationRows(
  users: readonly UserRow[],
  merchants: readonly MerchantRow[],
): NotificationRow[] {
  return notifications.map(({ merchant: label, ...own }, index) => {
    const merchant = merchants.find((row) => row.sub_domain === label)
    const author = users.find(
      (row) => row.role === 'Merchant Admin' && row.merchant_id === merchant?.id,
    )
    if (!merchant || !author) throw new Error(`${label} has nobody to write to its users`)
    return {
      id: String(index + 1),
      merchant_id: merchant.id,
      type: typeOfKind(own.kind),
      channel: 'email',
      audience: everybody,
      schedule: now,
      ends_on: null,
      state: 'draft',
      starts_at: null,
      stopped_at: null,
      windows: [],
      recipients: 0,
      reached: [],
      updated_at: '2026-05-22T15:00:00.000Z',
      updated_by: author.id,
      ...own,
    }
  })
}
