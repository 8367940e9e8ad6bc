import type { MailKind } from '@/contract/subscriptions'
import { typeOfKind } from '@/rules/people/mail-kinds'
import type { MerchantRow } from '../merchants'
import type { NotificationRow } from '../notifications'
import type { UserRow } from '../users'

type Own = Pick<NotificationRow, 'name' | 'subject' | 'body'> & {
  readonly merchant: string
  readonly mail: MailKind
} & Partial<NotificationRow>

const everybody = {
  departments: null,
  ebilling_only: false,
  balance_over_cents: null,
  zips: [],
} satisfies NotificationRow['audience']

const sentOn = (at: string, sent: number, opened: number, bounced: number, unsubscribed: number) =>
  ({ status: 'sent', last_run_at: at, sent, opened, bounced, unsubscribed }) as const

/** In every state that the office's lists know (product.md A18 to A20). */
const notifications: readonly Own[] = [
  {
    merchant: 'miamicounty',
    mail: 'office-closing',
    channel: 'banner',
    name: 'Juneteenth',
    subject: 'The office is closed on June 19',
    body: 'The office is closed on Friday, June 19. You can pay here as usual.',
    translations: {
      es: {
        subject: 'La oficina cierra el 19 de junio',
        body: 'La oficina cierra el viernes 19 de junio. Aquí puede pagar como siempre.',
      },
    },
    status: 'scheduled',
    next_run_at: '2026-06-15T13:00:00.000Z',
  },
  {
    merchant: 'miamicounty',
    mail: 'announcement',
    name: 'Second half, first letter',
    subject: 'The second half is due on July 10',
    body: 'Dear {{first_name}}, the second half of the real estate tax is due on July 10.',
    ...sentOn('2026-05-26T13:00:00.000Z', 4_182, 2_361, 12, 9),
  },
  {
    merchant: 'miamicounty',
    mail: 'bill-ready',
    name: 'Bills of the second half',
    subject: 'Your bill for {{account}} is ready',
    body: '{{amount_due}} is due on {{due_date}}. Pay here: {{pay_link}} {{unsubscribe_link}}',
    audience: { ...everybody, departments: ['real-estate-tax'], ebilling_only: true },
    ...sentOn('2026-05-29T13:00:00.000Z', 1_240, 902, 3, 1),
  },
  {
    merchant: 'miamicounty',
    mail: 'due-soon',
    name: 'A week before it is due',
    subject: '{{amount_due}} is due on {{due_date}}',
    body: 'Your payment for {{account}} is due in a week: {{pay_link}} {{unsubscribe_link}}',
    audience: { ...everybody, departments: ['real-estate-tax'] },
    due_days: -7,
    status: 'scheduled',
    next_run_at: '2026-07-03T13:00:00.000Z',
  },
  {
    merchant: 'miamicounty',
    mail: 'past-due',
    name: 'Ten days late',
    subject: '{{amount_due}} is past due',
    body: 'Your payment for {{account}} was due on {{due_date}}. {{pay_link}} {{unsubscribe_link}}',
    audience: { ...everybody, departments: ['real-estate-tax'], balance_over_cents: 5_000 },
    due_days: 10,
    status: 'paused',
  },
  {
    merchant: 'miamicounty',
    mail: 'announcement',
    name: 'New counter hours',
    subject: 'New hours from August',
    body: 'From August 3 the counter is open until 6 PM on Thursdays.',
    audience: { ...everybody, zips: ['45373'] },
  },
  {
    merchant: 'tiffin',
    mail: 'outage',
    channel: 'banner',
    name: 'Water main on Miami Street',
    subject: 'No water on Miami Street',
    body: 'A water main on Miami Street is being repaired until noon on June 2.',
    status: 'sending',
    last_run_at: '2026-06-01T13:45:00.000Z',
  },
  {
    merchant: 'tiffin',
    mail: 'delinquent',
    name: 'Before the shut-off',
    subject: '{{amount_due}} is past due',
    body: 'Please pay {{amount_due}} for {{account}} by {{due_date}}. {{pay_link}} {{unsubscribe_link}}',
    audience: { ...everybody, departments: ['water-sewer'], balance_over_cents: 10_000 },
    due_days: 30,
    ...sentOn('2026-05-15T13:00:00.000Z', 61, 44, 2, 0),
  },
  {
    merchant: 'kent',
    mail: 'announcement',
    name: 'Leaf collection',
    subject: 'Leaf collection begins in October',
    body: 'The dates for each street are on our site.',
    status: 'failed',
    last_run_at: '2026-05-20T13:00:00.000Z',
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
      kind: typeOfKind(own.mail),
      channel: 'email',
      translations: null,
      audience: everybody,
      due_days: null,
      status: 'draft',
      next_run_at: null,
      last_run_at: null,
      sent: 0,
      opened: 0,
      bounced: 0,
      unsubscribed: 0,
      updated_at: '2026-05-22T15:00:00.000Z',
      updated_by: author.id,
      ...own,
    }
  })
}
