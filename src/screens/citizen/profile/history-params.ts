import type { PaymentFilter } from '@/api/user-payments'
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

export function readPage({ page }: ProfileParams): number {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 ? number : 1
}

export const isFiltered = (filter: PaymentFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

function dayIn(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text
}
