import type { RefundRules } from '@/contract/departments/department-setup'
import { usualRefunds } from '@/rules/merchants/default-settings'
import { scheduledOn, settingsOn } from '@/rules/merchants/settings-on'
import { plainDateIn } from '@/rules/time/dates'
import { instantsAt } from '@/rules/time/local-time'
import type { Tenant } from './create-world'
import type { DepartmentRow } from './departments'
import type { PaymentRow } from './payments/payments'

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

/** The refund window and whether the fee goes back, as they counted at a moment in the past or now. */
export function refundRulesAt(tenant: Tenant, departmentId: string, at: number): RefundRules {
  const earlier = tenant.departments
    .get(departmentId)
    ?.earlier_refunds?.find(({ until }) => at < Date.parse(until))
  if (earlier) return earlier.refunds
  return departmentAt(tenant, departmentId, at)?.payment_settings.refunds ?? usualRefunds
}

/** By the terms that the payment was made under, which its payer was told; not by those of today. */
export const isFeeRefundable = (
  tenant: Tenant,
  { at }: Pick<PaymentRow, 'at'>,
  departmentId: string,
): boolean => refundRulesAt(tenant, departmentId, Date.parse(at)).fee

/** What a department keeps of its terms of refunds when its settings are replaced at `now`. */
export function earlierRefunds(
  tenant: Tenant,
  row: DepartmentRow,
  now: number,
): NonNullable<DepartmentRow['earlier_refunds']> {
  const zone = tenant.merchant().time_zone
  const today = plainDateIn(zone, now)
  const counting = scheduledOn(today, row) === null ? row.scheduled : null
  const [start = now] = counting ? instantsAt(zone, counting.from, '00:00') : []
  const until = (end: number, { refunds = usualRefunds }: DepartmentRow['payment_settings']) => ({
    until: new Date(end).toISOString(),
    refunds,
  })
  return [
    ...(row.earlier_refunds ?? []),
    ...(counting ? [until(start, row.payment_settings)] : []),
    until(now, settingsOn(today, row)),
  ]
}
