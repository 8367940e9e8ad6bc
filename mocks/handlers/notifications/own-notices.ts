import { plainDateIn } from '@/rules/time/dates'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { accountFilter } from './audience'
import { contactsOf } from './contacts'
import { isOpenAt } from './occasions'
import { createPaymentFilter } from './payment-audience'

/** A city's notices that take the place of the usual mails, for those whom they are for. */

interface Asking {
  readonly world: World
  readonly tenant: Tenant
}

function openNotices(
  { world, tenant }: Asking,
  kind: 'bill-ready' | 'echeck-returned',
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

export const hasReturnNotice = (asking: Asking, payment: PaymentRow, at: string): boolean =>
  openNotices(asking, 'echeck-returned', at).some(
    (row) => createPaymentFilter(asking, row)(payment, at) !== null,
  )
