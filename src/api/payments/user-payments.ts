import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listUserPayments,
  type UserPayment,
  type UserPaymentStatus,
} from '@/contract/payments/user-payments'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

export interface PaymentFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly departmentId?: string | undefined
  readonly status?: UserPaymentStatus | undefined
  readonly q?: string | undefined
}

export function userPaymentsQuery(filter: PaymentFilter, page: number) {
  return queryOptions({
    queryKey: keys.accounts.payments(filter, page),
    queryFn: ({ signal }) =>
      call(listUserPayments, { query: { ...sent(filter), page } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const mostPerPage = 100

/** All filtered rows, page by page, for a file. */
export async function allUserPayments(filter: PaymentFilter): Promise<UserPayment[]> {
  const query = { ...sent(filter), per_page: mostPerPage }
  const first = await call(listUserPayments, { query: { ...query, page: 1 } })
  const rows = [...first.data]
  for (let page = 2; page <= first.pagination.last_page; page += 1) {
    rows.push(...(await call(listUserPayments, { query: { ...query, page } })).data)
  }
  return rows
}

function sent({ from, to, departmentId, status, q }: PaymentFilter) {
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(departmentId === undefined ? {} : { department_id: departmentId }),
    ...(status === undefined ? {} : { status }),
    ...(q === undefined ? {} : { q }),
  }
}
