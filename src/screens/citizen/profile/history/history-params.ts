import * as v from 'valibot'
import type { PaymentFilter } from '@/api/payments/user-payments'
import { pageIn } from '@/contract/page-number'
import { daysInOrder } from '@/contract/reports/days-in-order'
import { userPaymentStatuses } from '@/contract/payments/user-payments'
import { askedDay } from '@/contract/wire'
import type { ProfileParams } from '@/screens/citizen/profile/profile-params'

/** The filters of the history, so that it can be bookmarked (product.md 2.0, "Lists"). */
export function readFilter(params: ProfileParams): PaymentFilter {
  return {
    ...daysInOrder({ from: dayIn(params.from), to: dayIn(params.to) }),
    departmentId: params.department,
    status: userPaymentStatuses.find((status) => status === params.status),
    q: params.q?.trim() || undefined,
  }
}

export const readPage = ({ page }: ProfileParams): number => pageIn(page) ?? 1

/** The address of another page of the same history. */
export const historySearch = (params: ProfileParams, page: number): ProfileParams => ({
  ...params,
  tab: 'history',
  page: page > 1 ? String(page) : undefined,
})

export const isFiltered = (filter: PaymentFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

const dayIn = (text: string | undefined): string | undefined =>
  v.is(askedDay, text) ? text : undefined
