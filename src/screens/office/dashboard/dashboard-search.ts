import { ownValue } from '@/rules/own-value'
import type { DashboardParams } from './dashboard-params'

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
