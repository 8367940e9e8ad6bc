import type { PaymentFilter } from '@/api/user-payments'
import { pageIn } from '@/contract/page-number'
import { userPaymentStatuses } from '@/contract/user-payments'
import type { ProfileParams } from './profile-params'

/** The filters of the history, so that it can be bookmarked (product.md 2.0, "Lists"). */
export function readFilter(params: ProfileParams): PaymentFilter {
  return {
    from: dayIn(params.from),
    to: dayIn(params.to),
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

function dayIn(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text
}
