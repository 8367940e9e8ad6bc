import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'
import { ownValue } from '@/rules/own-value'

const names = ['period', 'from', 'to', 'merchant'] as const

/** Text or nothing; the screen validates it, and invalid values fall back. */
export function dashboardSearch(search: Readonly<Record<string, unknown>>): DashboardParams {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = ownValue(search, name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
