import * as v from 'valibot'
import { linkedAccount } from '@/contract/bills/accounts'
import { auditAction } from '@/contract/audit'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { userPayment, userPaymentStatuses } from '@/contract/payments/user-payments'
import { askedDay, dataOf, id, instant } from '@/contract/wire'

/** The tabs beside a user's form (product.md A7); the audit has a call of its own. */

const params = v.object({ id })

export const userActivityKinds = [
  'signed-in',
  'invited',
  'linked-account',
  'paid',
  'staff-action',
] as const

export const userActivity = v.object({
  id,
  at: instant,
  kind: v.picklist(userActivityKinds),
  /** An action of staff; null for the other kinds. */
  action: v.nullable(auditAction),
  /** An account or confirmation number, or the subject of the action. */
  detail: v.nullable(v.string()),
})
export type UserActivity = v.InferOutput<typeof userActivity>

export const userActivityList = listOf({
  row: userActivity,
  sort: ['at', 'kind'],
  usualSort: '-at',
  filters: { kind: v.optional(anyOf(userActivityKinds)) },
})

export const listUserActivity = endpoint({
  id: 'listUserActivity',
  method: 'GET',
  path: 'api/users/{id}/activity',
  in_specification: false,
  access: 'users.detail',
  sentence: true,
  params,
  query: userActivityList.query,
  answer: userActivityList.answer,
  errors: [409, 422],
})

export const listAccountsOfUser = endpoint({
  id: 'listAccountsOfUser',
  method: 'GET',
  path: 'api/users/{id}/linked-accounts',
  in_specification: false,
  access: 'users.detail',
  sentence: true,
  params,
  answer: dataOf(v.array(linkedAccount)),
  errors: [409],
})

/** Days are in the municipality's zone. */
export const paymentsOfUserList = listOf({
  row: userPayment,
  sort: ['at', 'total_cents', 'status'],
  usualSort: '-at',
  filters: {
    status: v.optional(anyOf(userPaymentStatuses)),
    from: v.optional(askedDay),
    to: v.optional(askedDay),
  },
})

export const listPaymentsOfUser = endpoint({
  id: 'listPaymentsOfUser',
  method: 'GET',
  path: 'api/users/{id}/payments',
  in_specification: false,
  access: 'users.detail',
  sentence: true,
  params,
  query: paymentsOfUserList.query,
  answer: paymentsOfUserList.answer,
  errors: [409, 422],
})
