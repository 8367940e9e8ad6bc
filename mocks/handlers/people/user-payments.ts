import * as v from 'valibot'
import {
  listUserPayments,
  type UserPayment,
  userPaymentStatus,
  type UserPaymentStatus,
} from '@/contract/payments/user-payments'
import { factOf } from '@/rules/departments/blind-entry'
import { paymentReference } from '@/rules/payments/payment-reference'
import { plainDateIn } from '@/rules/time/dates'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { Tenant } from '@mocks/world/create-world'
import { type PaymentItem, type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { backCents } from '@mocks/world/payments/refunds'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'
import { citizenOf } from './linked-accounts'
import { compare, pageOf } from '@mocks/handlers/page'
import { tenantOf } from '@mocks/handlers/scope'

/** null: nothing was taken. */
function statusOf(row: PaymentRow, now: number): UserPaymentStatus | null {
  const status = shownStatus(row, paymentStatus(row, now), now)
  return v.is(userPaymentStatus, status) ? status : null
}

function shown(tenant: Tenant, row: PaymentRow, now: number): UserPayment[] {
  const status = statusOf(row, now)
  if (status === null) return []
  const known = status !== 'unknown'
  return [
    {
      id: row.office_id,
      at: row.at,
      receipt_id: known ? row.receipt_id : null,
      confirmation: known ? row.confirmation : null,
      reference: known ? null : paymentReference(row.id),
      status,
      tender: row.tender,
      brand: row.brand,
      last4: row.last4,
      items: row.items.flatMap((item) => shownItem(tenant, item) ?? []),
      subtotal_cents: row.subtotal_cents,
      fee_cents: row.fee_cents,
      total_cents: row.total_cents,
      refunded_cents: backCents(row),
    },
  ]
}

function shownItem(tenant: Tenant, item: PaymentItem): UserPayment['items'][number] | null {
  const { id, department_id, amount_cents, paid_for } = item
  const department = tenant.departments.get(department_id)?.name ?? department_id
  const same = { department_id, department, amount_cents }
  if (paid_for !== undefined) {
    return {
      ...same,
      account: factOf(paid_for, 'reference'),
      client: '',
      year: Number(factOf(paid_for, 'tax-year')) || null,
      cycle: '',
      paid_for,
    }
  }
  const [bill] = tenant.bills.by('installment', id)
  const part = bill?.installments.find((other) => other.id === id)
  const parcel = bill && tenant.parcels.get(bill.parcel_id)
  if (!part || !parcel) return null
  const { account, client } = parcel
  return { ...same, account, client, year: bill.year, cycle: part.cycle }
}

/** What a user paid while signed in at this merchant; `seen`: what of it is shown, null: nothing. */
export const paymentsOfUser = (
  tenant: Tenant,
  userId: string,
  now: number,
  seen: (row: PaymentRow) => PaymentRow | null = (row) => row,
): UserPayment[] =>
  tenant.payments
    .held((row) => row.user_id === userId)
    .flatMap((whole) => {
      const row = seen(whole)
      return row ? shown(tenant, row, now) : []
    })

export const userPaymentHandlers: Handlers<'listUserPayments'> = {
  listUserPayments: reads(listUserPayments, (context, { query }) => {
    const tenant = tenantOf(context)
    const { id } = citizenOf(context)
    const zone = tenant.merchant().time_zone
    const { from, to, department_id: departmentId, status, q } = query
    const term = normalizeNumber(q ?? '')
    const rows = paymentsOfUser(tenant, id, context.now)
      .filter((row) => {
        const day = plainDateIn(zone, Date.parse(row.at))
        const numbers = [
          row.confirmation ?? '',
          row.reference ?? '',
          ...row.items.map(({ account }) => account),
        ]
        return (
          (from === undefined || day >= from) &&
          (to === undefined || day <= to) &&
          (status === undefined || row.status === status) &&
          (departmentId === undefined ||
            row.items.some((item) => item.department_id === departmentId)) &&
          (term === '' || numbers.some((number) => normalizeNumber(number).includes(term)))
        )
      })
      .toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id))
    return pageOf(rows, query)
  }),
}
