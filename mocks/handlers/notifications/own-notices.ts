import { plainDateIn } from '@/rules/time/dates'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { accountFilter } from './audience'
import { contactsOf } from './contacts'
import { isOpenAt } from './occasions'
import { createPaymentFilter } from './payment-audience'

/** A city's notices about one bill or payment: whom they are for. */

interface Asking {
  readonly world: World
  readonly tenant: Tenant
}

function openNotices(
  { world, tenant }: Asking,
  kind: 'bill-ready' | 'echeck-returned' | 'refund',
  at: string,
): NotificationRow[] {
  return world.notifications
    .by('merchant', tenant.id)
    .filter(
      (row) =>
        row.kind === kind &&
        row.channel === 'email' &&
        row.schedule.kind === 'event' &&
        isOpenAt(row, at),
    )
}

export function hasBillNotice(asking: Asking, parcelId: string, at: string): boolean {
  const { world, tenant } = asking
  const parcel = tenant.parcels.get(parcelId)
  if (!parcel) return false
  return openNotices(asking, 'bill-ready', at).some(({ kind, audience }) => {
    const moment = Date.parse(at)
    const today = plainDateIn(tenant.merchant().time_zone, moment)
    const balances = balancesAt(tenant, moment)
    const contacts = contactsOf(world, tenant, kind, today)
    return accountFilter({ tenant, contacts, balances, audience, at, today })(parcel)
  })
}

const hasPaymentNotice = (
  asking: Asking,
  kind: 'echeck-returned' | 'refund',
  payment: PaymentRow,
  at: string,
): boolean =>
  openNotices(asking, kind, at).some(
    (row) => createPaymentFilter(asking, row)(payment, at) !== null,
  )

export const hasReturnNotice = (asking: Asking, payment: PaymentRow, at: string): boolean =>
  hasPaymentNotice(asking, 'echeck-returned', payment, at)

/** Whether a refund that is made at this moment is told to who paid. */
export function tellsRefunds(asking: Asking, payment: PaymentRow, at: string): boolean {
  const { world, tenant } = asking
  const { user_id, payer } = payment
  if (payer.email === '' || !hasPaymentNotice(asking, 'refund', payment, at)) return false
  if (user_id === null) return true
  const today = plainDateIn(tenant.merchant().time_zone, Date.parse(at))
  return contactsOf(world, tenant, 'refund', today).user(user_id, at).kind === 'user'
}
