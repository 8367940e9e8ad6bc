import { listMerchantDepartments } from '@/contract/departments/department-setup'
import { queryOptions } from '@tanstack/react-query'
import { getDashboard, type PeriodName } from '@/contract/reports/dashboard'
import { listToDos } from '@/contract/reports/to-do'
import { call } from '@/api/client'
import { officeKeys } from '@/api/office-keys'

export interface DashboardQuestion {
  period: PeriodName
  /** Both only for a custom period. */
  from?: string | undefined
  to?: string | undefined
  /** On the root: one merchant, or all if absent (decision 19). */
  merchant?: string | undefined
}

/** Amounts change while they are shown: refetched when the page becomes visible again. */
export function dashboardQuery(question: DashboardQuestion) {
  const { period, from, to, merchant } = question
  return queryOptions({
    queryKey: officeKeys.dashboard.of(merchant ?? null, period, from ?? null, to ?? null),
    queryFn: async ({ signal }) => {
      const query = {
        period,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(merchant === undefined ? {} : { merchant_id: merchant }),
      }
      return (await call(getDashboard, { query }, { signal })).data
    },
    // A period shows the previous one until its figures are loaded; another merchant's are never
    // shown.
    placeholderData: (before, query) =>
      query?.queryKey[1] === (merchant ?? null) ? before : undefined,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/** What waits for the viewer; it is done elsewhere, so it is asked for again on the way back. */
export function toDoQuery(merchant?: string) {
  return queryOptions({
    queryKey: officeKeys.toDo.of(merchant ?? null),
    queryFn: async ({ signal }) => {
      const query = merchant === undefined ? {} : { merchant_id: merchant }
      return (await call(listToDos, { query }, { signal })).data
    },
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/** Every department of a merchant, including those that are off. */
export function merchantDepartmentsQuery(merchant?: string) {
  return queryOptions({
    queryKey: officeKeys.merchantDepartments.of(merchant ?? null),
    // Asked only for its names, a failure leads nowhere: `meta: { quiet: true }`.
    queryFn: async ({ signal, meta }) => {
      const query = merchant === undefined ? {} : { merchant_id: merchant }
      const quiet = meta?.['quiet'] === true
      return (await call(listMerchantDepartments, { query }, { signal, quiet })).data
    },
  })
}
