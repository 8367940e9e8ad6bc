import type { DashboardQuestion } from '@/api/reports/dashboard'
import type { PlainDate } from '@/rules/time/dates'
import { isPeriodName, periodRange, usualPeriod } from '@/rules/time/periods'

/** The search params of the dashboard; untrusted, because they come from the address bar. */
export interface DashboardParams {
  period?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** On the root (decision 19). */
  merchant?: string | undefined
}

/** An invalid period falls back to the default. */
export function readPeriod(
  { period, from, to }: DashboardParams,
  today: PlainDate,
): Omit<DashboardQuestion, 'merchant'> {
  if (!isPeriodName(period)) return { period: usualPeriod }
  if (period !== 'custom') return { period }
  const range = periodRange('custom', today, { from, to })
  return range ? { period, ...range } : { period: usualPeriod }
}

/** Without defaults. */
export function withPeriod(
  params: DashboardParams,
  { period, from, to }: Omit<DashboardQuestion, 'merchant'>,
): DashboardParams {
  const { merchant } = params
  return {
    ...(merchant === undefined ? {} : { merchant }),
    ...(period === usualPeriod ? {} : { period }),
    ...(period === 'custom' ? { from, to } : {}),
  }
}
