import { linkOptions } from '@tanstack/react-router'
import type { DayRange } from '@/rules/time/periods'
import { useSite } from '@/screens/shared/merchant/site'

/** Payments of which something was given back, or all. */
export const givenBack = 'voided,refunded,part-refunded'

/** What the transaction report is filtered by, beside the days. */
export interface ReportFilter {
  readonly status?: 'refund-requested' | 'unknown' | 'returned' | typeof givenBack
  readonly tender?: string
  readonly channel?: string
}

/** Where the report of a figure is: `<Link {...report({ status: 'unknown' })}>`. */
export type ReportOf = (filter: ReportFilter) => ReturnType<ReturnType<typeof useReportAddress>>

/** The transaction report of some days: on the root of all merchants, or of the chosen one. */
export function useReportAddress(merchant: string | undefined) {
  const { isTenant } = useSite()
  return (days: DayRange, filter: ReportFilter) => {
    const search = { from: days.from, to: days.to, ...filter }
    if (isTenant) return linkOptions({ to: '/transactions-reports', search })
    if (merchant === undefined) return linkOptions({ to: '/admin/transactions-reports', search })
    return linkOptions({
      to: '/admin/transactions-reports/departments/$id',
      params: { id: merchant },
      search,
    })
  }
}
