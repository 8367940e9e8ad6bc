import { plainDateIn } from '@/rules/time/dates'
import type { Mail, Services } from '@mocks/cloud/services'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import { ledgerOf } from '@mocks/world/bills/ledger'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { wantedAt } from '@mocks/world/subscriptions'
import { senderOf } from '@mocks/handlers/mail/send-mail'
import { noticeMails } from '@mocks/handlers/notifications/notice-mails'
import { hasBillNotice, hasReturnNotice } from '@mocks/handlers/notifications/own-notices'
import { unsubscribePath } from '@mocks/handlers/people/unsubscribe-link'

/**
 * The mails of a city that follow from its books, newest last: receipts, and "your bill is ready"
 * to users who linked the account. Nothing is stored: they are computed when read, like everything
 * that changes by time alone.
 */
export function sentCityMails(
  world: World,
  tenant: Tenant,
  services: Pick<Services, 'letters'>,
  now: number,
): Mail[] {
  const merchant = tenant.merchant()
  const { sub_domain: site } = merchant
  const about = { world, tenant, services, site, from: senderOf(merchant), now }
  const mails = [
    ...tenant.payments
      .held()
      .flatMap((row) => [...firstReceiptMail(about, row), ...returnMail(about, row)]),
    ...world.accountLinks.all().flatMap((link) => billMails(about, link)),
    ...noticeMails({ world, tenant, services, now }),
  ]
  return mails.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

interface About {
  readonly world: World
  readonly tenant: Tenant
  readonly services: Pick<Services, 'letters'>
  readonly site: string
  readonly from: Mail['from']
  readonly now: number
}

/**
 * To the payer, with a link to the e-mail choices if the payer is a user; receipts are always sent.
 */
export function receiptMail(
  services: Pick<Services, 'letters'>,
  tenant: Tenant,
  row: PaymentRow,
  sent: number,
): Omit<Mail, 'at' | 'site' | 'from'> {
  const mail = {
    to: row.payer.email,
    kind: 'receipt',
    path: `/print-receipt/${row.receipt_id}`,
  } as const
  if (row.user_id === null) return mail
  const letter = { id: `receipt-${row.receipt_id}`, user: row.user_id, merchant: tenant.id }
  return { ...mail, unsubscribe: unsubscribePath(services, letter, sent) }
}

/** Mails to the seed's guests are left out: they would hide all others. */
function firstReceiptMail({ tenant, services, site, from, now }: About, row: PaymentRow): Mail[] {
  const status = paymentStatus(row, now)
  if (status === 'refused' || status === 'unknown' || status === 'not_found') return []
  if (row.payer.email === '' || (row.user_id === null && row.fingerprint === '')) return []
  const at = row.outcome === 'unknown' ? (row.resolves?.at ?? row.at) : row.at
  return [{ at, site, from, ...receiptMail(services, tenant, row, Date.parse(at)) }]
}

/**
 * When the payer is told that the bank sent the e-check back, because its bill is owed again (product.md
 * A20); null: not, or by a notice of the city's own.
 */
export function usualReturnMail(
  { world, tenant, now }: Pick<About, 'world' | 'tenant' | 'now'>,
  row: PaymentRow,
): string | null {
  const { returned, user_id: userId } = row
  if (returned === null || paymentStatus(row, now) !== 'returned') return null
  const { at } = returned
  if (row.payer.email === '' || hasReturnNotice({ world, tenant }, row, at)) return null
  const isWanted = userId === null || wantedAt(world.subscriptions, userId, 'echeck-returned', at)
  return isWanted ? at : null
}

function returnMail(about: About, row: PaymentRow): Mail[] {
  const { tenant, services, site, from } = about
  const { user_id: userId } = row
  const at = userId === null && row.fingerprint === '' ? null : usualReturnMail(about, row)
  if (at === null) return []
  const mail = { at, site, from, to: row.payer.email, kind: 'returned' } as const
  const path = `/print-receipt/${row.receipt_id}`
  if (userId === null) return [{ ...mail, path }]
  const letter = { id: `returned-${row.receipt_id}`, user: userId, merchant: tenant.id }
  return [{ ...mail, path, unsubscribe: unsubscribePath(services, letter, Date.parse(at)) }]
}

type Link = ReturnType<World['accountLinks']['all']>[number]

function billMails({ world, tenant, services, site, from, now }: About, link: Link): Mail[] {
  const user = world.users.get(link.user_id)
  if (!user || link.merchant_id !== tenant.id) return []
  const today = plainDateIn(tenant.merchant().time_zone, now)
  // Entries dated ahead are not sent yet.
  const bills = ledgerOf(tenant, link.parcel_id, now).filter(
    ({ kind, date }) => kind === 'bill' && date < today,
  )
  // The parts of a year go out together.
  const days = new Map(bills.map((line) => [line.date, line]))
  return [...days.values()].flatMap(({ date, year }) => {
    const sent = Date.parse(`${date}T13:00:00.000Z`)
    const at = iso(sent)
    if (at < link.linked_at) return []
    // A later choice does not change sent mails.
    if (!wantedAt(world.subscriptions, user.id, 'bill-ready', at)) return []
    if (hasBillNotice({ world, tenant }, link.parcel_id, at)) return []
    const letter = { id: `bill-${link.id}-${date}`, user: user.id, merchant: tenant.id }
    return [
      {
        at,
        site,
        from,
        to: user.email,
        kind: 'bill' as const,
        path: `/overview-parcel/${link.parcel_id}/${year}/${link.department_id}`,
        unsubscribe: unsubscribePath(services, letter, sent),
      },
    ]
  })
}
