import type { StaffDepartment, StaffSettings } from '@/contract/departments/department-setup'
import type { Department } from '@/contract/departments/departments'
import { outsideLink } from '@/rules/addresses/outside-link'
import { sourceTypes } from '@/rules/constants'
import { noFunds, usualRefunds } from '@/rules/merchants/default-settings'
import { bankCalendar } from '@/rules/payments/posting-day'
import { scheduledOn } from '@/rules/merchants/settings-on'
import { plainDateIn } from '@/rules/time/dates'
import { versionOf } from '@mocks/handlers/versions'
import type { Tenant } from '@mocks/world/create-world'
import { withSettingsAt } from '@mocks/world/department-settings'
import type { DepartmentRow, RowSettings } from '@mocks/world/departments'
import { paymentTypesOf } from '@mocks/world/payments/payment-types'

/** A citizen gets the address of an allowed site, and of no other; `checking` is staff's to mend. */
export function withLink<Row extends Department>(tenant: Tenant, row: Row): Row {
  if (row.source_type !== sourceTypes.url) return row
  const { link, ...address } = outsideLink(row.url, tenant.merchant().outside_hosts)
  const { vendor = null, fee = null, needs = null } = row.outside ?? {}
  return {
    ...row,
    url: 'href' in address ? address.href : null,
    outside: { vendor, fee, needs, link },
  }
}

/** Staff sees the address that is being checked, too. */
export function staffDepartmentOf(
  tenant: Tenant,
  row: DepartmentRow,
  now: number,
): StaffDepartment {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const scheduled = scheduledOn(today, row)
  const shown = {
    ...withLink(tenant, withSettingsAt(tenant, row, now)),
    url: row.url,
    source: row.source ?? null,
    types: [...paymentTypesOf(row)],
  }
  const staff = {
    ...shown,
    payment_settings: completed(shown.payment_settings),
    scheduled: scheduled && {
      from: scheduled.from,
      payment_settings: completed(scheduled.payment_settings),
    },
  }
  return {
    ...staff,
    has_payments: paidDepartments(tenant).has(row.id),
    has_bills: hasBills(tenant, row.id),
    version: versionOf(staff),
  }
}

const completed = (settings: RowSettings): StaffSettings => ({
  ...settings,
  calendar: settings.calendar ?? bankCalendar,
  funds: settings.funds ?? noFunds,
  refunds: settings.refunds ?? usualRefunds,
  waiver_text: settings.waiver_text ?? null,
})

export function hasBills(tenant: Tenant, departmentId: string): boolean {
  if (tenant.roll?.departmentId === departmentId) return true
  return tenant.parcels.pluck('department', departmentId, ({ id }) => id).length > 0
}

/** Payments are never deleted, so that their number tells whether the set is still whole. */
const known = new WeakMap<
  Tenant['payments'],
  { readonly size: number; readonly ids: Set<string> }
>()

/** The departments that have taken a payment, however it ended. */
export function paidDepartments(tenant: Tenant): ReadonlySet<string> {
  const { payments, roll } = tenant
  const before = known.get(payments)
  if (before?.size === payments.size) return before.ids
  const ids = new Set(payments.read(({ items }) => items.map((item) => item.department_id)).flat())
  if (roll) ids.add(roll.departmentId)
  known.set(payments, { size: payments.size, ids })
  return ids
}
