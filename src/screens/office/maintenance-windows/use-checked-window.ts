import { useState } from 'react'
import type { CheckedWindow } from '@/api/maintenance-windows'
import type { MaintenanceWindow } from '@/contract/maintenance-windows'
import { endOf, startOf, type WindowValues } from '@/rules/maintenance/window-fields'
import { now } from '@/state/clock'

const iso = (at: number): string => new Date(at).toISOString()

/** What is asked of a window as it is typed; null: it names no site yet. */
export function useCheckedWindow(
  values: WindowValues,
  row: MaintenanceWindow | null,
): CheckedWindow | null {
  // One moment for "at once", so that not every render asks anew.
  const [opened] = useState(now)
  const { scope, merchant_ids } = values
  if (scope === 'merchants' && merchant_ids.length === 0) return null
  const isBegun = row !== null && row.state !== 'upcoming'
  const start = isBegun ? Date.parse(row.starts_at) : startOf(values, opened)
  const end = endOf(values)
  const isOpenEnd = values.ends.date === '' && values.ends.time === ''
  const isKnown = start !== null && (isOpenEnd || (end !== null && end > start))
  return {
    ...(scope === 'merchants' && { merchants: merchant_ids.join(',') }),
    ...(isKnown && { starts_at: iso(start) }),
    ...(isKnown && end !== null && { ends_at: iso(end) }),
    ...(row !== null && { except: row.id }),
  }
}
