import { useState } from 'react'
import type { CheckedWindow } from '@/api/merchants/maintenance-windows'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { endOf, startOf, type WindowValues } from '@/rules/maintenance/window-fields'
import { now } from '@/state/clock'

const iso = (at: number): string => new Date(at).toISOString()

/** What is asked of a window as it is typed. */
export function useCheckedWindow(
  values: WindowValues,
  row: MaintenanceWindow | null,
): CheckedWindow {
  // One moment for "at once", so that not every render asks anew.
  const [opened] = useState(now)
  const { scope, merchant_ids } = values
  const isBegun = row !== null && row.state !== 'upcoming'
  const start = isBegun ? Date.parse(row.starts_at) : startOf(values, opened)
  const end = endOf(values)
  const isOpenEnd = values.ends.date === '' && values.ends.time === ''
  const isKnown = start !== null && (isOpenEnd || (end !== null && end > start))
  return {
    scope,
    merchant_ids,
    starts_at: isKnown ? iso(start) : null,
    ends_at: isKnown && end !== null ? iso(end) : null,
    except: row?.id ?? null,
  }
}
