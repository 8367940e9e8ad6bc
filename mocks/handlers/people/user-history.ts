import {
  listAccountsOfUser,
  listPaymentsOfUser,
  listUserActivity,
  paymentsOfUserList,
  type UserActivity,
  userActivityList,
} from '@/contract/people/user-history'
import { seesDepartment } from '@/rules/people/departments-seen'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { iso } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { seenPayment } from '@mocks/handlers/reports/seen-payments'
import { answerList, betweenDays } from '@mocks/handlers/answer-list'
import { isReadBy } from '@mocks/handlers/audit'
import { shownLink } from '@mocks/handlers/bills/account-facts'
import { linksOf } from './linked-accounts'
import { userFor } from './user-checks'
import { paymentsOfUser } from './user-payments'

/** The provider's own people have no merchant, and so no accounts and payments. */
const placeOf = ({ world }: CallContext, { merchant_id }: UserRow): Tenant | null =>
  merchant_id === null ? null : world.tenantOf(merchant_id)

/** Of the departments that the caller sees. */
const linksSeen = ({ world, subject }: CallContext, tenant: Tenant, userId: string) =>
  linksOf(world, tenant, userId).filter(({ parcel_id }) =>
    seesDepartment(subject, tenant.parcels.get(parcel_id)?.department_id ?? ''),
  )

const paymentsSeen = ({ subject, now }: CallContext, tenant: Tenant, userId: string) =>
  paymentsOfUser(tenant, userId, now, (row) => seenPayment(subject, row)).map((payment) => ({
    ...payment,
    // The receipt's key is the payer's (decision 41).
    receipt_id: payment.receipt_id && payment.id,
  }))

type Activity = Omit<UserActivity, 'id'>

const entry = (at: string, kind: UserActivity['kind'], detail: string | null = null): Activity => ({
  at,
  kind,
  action: null,
  detail,
})

function activityOf(context: CallContext, row: UserRow): UserActivity[] {
  const { world, services } = context
  const tenant = placeOf(context, row)
  const signIns = [...services.sessions.signIns(row.id).map(iso), ...row.sign_ins]
  const links = tenant ? linksSeen(context, tenant, row.id) : []
  const payments = tenant ? paymentsSeen(context, tenant, row.id) : []
  const entries: Activity[] = [
    ...signIns.map((at) => entry(at, 'signed-in')),
    ...(row.invited_at === null ? [] : [entry(row.invited_at, 'invited')]),
    ...links.map(({ linked_at, parcel_id }) => entry(linked_at, 'linked-account', parcel_id)),
    ...payments.map(({ at, confirmation, reference }) =>
      entry(at, 'paid', confirmation ?? reference ?? null),
    ),
    ...world.audit
      .by('actor', row.id)
      .filter((one) => isReadBy(context, one))
      .map(({ at, action, object }): Activity => ({
        at,
        kind: 'staff-action',
        action,
        detail: object.name,
      })),
  ]
  return entries.map((one, index) => ({ ...one, id: String(index + 1) }))
}

export const userHistoryHandlers: Handlers<
  'listUserActivity' | 'listAccountsOfUser' | 'listPaymentsOfUser'
> = {
  listUserActivity: reads(listUserActivity, (context, { params, query }) => {
    const row = userFor(context, params.id, 'users.detail')
    const { rows, pagination } = answerList(userActivityList, activityOf(context, row), query, {
      key: ({ id }) => id.padStart(6, '0'),
      text: ({ detail }) => [detail ?? ''],
    })
    return { data: rows, pagination }
  }),

  listAccountsOfUser: reads(listAccountsOfUser, (context, { params }) => {
    const row = userFor(context, params.id, 'users.detail')
    const tenant = placeOf(context, row)
    const links = tenant ? linksSeen(context, tenant, row.id) : []
    return { data: tenant ? links.flatMap((link) => shownLink(tenant, link, context.now)) : [] }
  }),

  listPaymentsOfUser: reads(listPaymentsOfUser, (context, { params, query }) => {
    const row = userFor(context, params.id, 'users.detail')
    const tenant = placeOf(context, row)
    const payments = tenant ? paymentsSeen(context, tenant, row.id) : []
    const zone = tenant?.merchant().time_zone ?? 'UTC'
    const dayOf = (at: string) => plainDateIn(zone, Date.parse(at))
    const { rows, pagination } = answerList(paymentsOfUserList, payments, query, {
      key: ({ id }) => id,
      text: ({ confirmation, reference, items }) => [
        confirmation ?? '',
        reference ?? '',
        ...items.map(({ account }) => account),
      ],
      filters: betweenDays(({ at }) => dayOf(at)),
    })
    return { data: rows, pagination }
  }),
}
