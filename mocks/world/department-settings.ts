import { settingsOn } from '@/rules/merchants/settings-on'
import { plainDateIn } from '@/rules/time/dates'
import type { Tenant } from './create-world'
import type { DepartmentRow } from './departments'

/** The department with the payment settings of this moment; form fields have no day of their own. */
export function withSettingsAt(tenant: Tenant, row: DepartmentRow, now: number): DepartmentRow {
  if (!row.scheduled) return row
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const { intro, fields } = row.payment_settings
  const payment_settings = { ...settingsOn(today, row), ...(intro !== undefined && { intro }) }
  return { ...row, payment_settings: { ...payment_settings, ...(fields && { fields }) } }
}

export function departmentAt(tenant: Tenant, id: string, now: number): DepartmentRow | undefined {
  const row = tenant.departments.get(id)
  return row && withSettingsAt(tenant, row, now)
}
