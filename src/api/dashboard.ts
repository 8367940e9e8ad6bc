import { queryOptions } from '@tanstack/react-query'
import { getDashboard, type PeriodName } from '@/contract/dashboard'
import { listMerchantDepartments } from '@/contract/department-status'
import { call } from './client'
import { keys } from './keys'

export interface DashboardQuestion {
  period: PeriodName
  /** Both only for a custom period. */
  from?: string | undefined
  to?: string | undefined
  /** On the root: one merchant; else all (decision 19). */
  merchant?: string | undefined
}

/** Money that moves while one looks: asked again whenever the page comes back into view. */
export function dashboardQuery(question: DashboardQuestion) {
  const { period, from, to, merchant } = question
  return queryOptions({
    queryKey: keys.dashboard.of(merchant ?? null, period, from ?? null, to ?? null),
    queryFn: async ({ signal }) => {
      const query = {
        period,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(merchant === undefined ? {} : { merchant_id: merchant }),
      }
      return (await call(getDashboard, { query }, { signal })).data
    },
    // A period shows the one before until its numbers are here; another merchant's never do.
    placeholderData: (before, query) =>
      query?.queryKey[1] === (merchant ?? null) ? before : undefined,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/** Every department of a merchant, those that are off as well. */
export function merchantDepartmentsQuery(merchant?: string) {
  return queryOptions({
    queryKey: keys.merchantDepartments.of(merchant ?? null),
    queryFn: async ({ signal }) => {
      const query = merchant === undefined ? {} : { merchant_id: merchant }
      return (await call(listMerchantDepartments, { query }, { signal })).data
    },
  })
}
