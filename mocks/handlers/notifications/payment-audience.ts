import type { MailKind } from '@/contract/people/subscriptions'
import type { Audience } from '@/contract/notifications/notification-fields'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import type { PaymentItem, PaymentRow } from '@mocks/world/payments/payments'
import { accountFilter, isNarrowed } from './audience'
import { type Contacts, contactsOf } from './contacts'

interface Asking {
  readonly world: World
  readonly tenant: Tenant
}

interface Noticed {
  readonly kind: MailKind
  readonly audience: Audience
}

type FirstFitting = (payment: PaymentRow, at: string) => PaymentItem | null

/** The first item of a payment that a notice is for, at a moment; null: it is for none. */
export function createPaymentFilter({ world, tenant }: Asking, noticed: Noticed): FirstFitting {
  const { kind, audience } = noticed
  const zone = tenant.merchant().time_zone
  const departments = audience.departments && new Set(audience.departments)
  const needsAccount = isNarrowed({ ...audience, departments: null })
  const known = new Map<PlainDate, Contacts>()
  const contactsOn = (day: PlainDate): Contacts => {
    const contacts = known.get(day) ?? contactsOf(world, tenant, kind, day)
    known.set(day, contacts)
    return contacts
  }
  return ({ items }, at) => {
    const theirs = items.filter(
      ({ department_id }) => departments === null || departments.has(department_id),
    )
    if (!needsAccount) return theirs[0] ?? null
    const moment = Date.parse(at)
    const today = plainDateIn(zone, moment)
    const balances = balancesAt(tenant, moment)
    const contacts = contactsOn(today)
    const fits = accountFilter({ tenant, contacts, balances, audience, at, today })
    // What was paid without a bill has no account that filters could look at.
    const isFor = ({ parcel_id }: PaymentItem) => {
      const parcel = parcel_id === null ? undefined : tenant.parcels.get(parcel_id)
      return parcel !== undefined && fits(parcel)
    }
    return theirs.find(isFor) ?? null
  }
}
