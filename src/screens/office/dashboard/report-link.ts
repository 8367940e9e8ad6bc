import type { ReactNode } from 'react'

/** What the transaction report is filtered by, beside the days of the dashboard. */
export interface ReportFilter {
  readonly status?: 'refund-requested' | 'unknown' | 'returned'
  readonly tender?: string
  readonly channel?: string
}

/** Links the transaction report of the dashboard's days and merchant. */
export type ReportLink = (filter: ReportFilter, content: ReactNode) => ReactNode
