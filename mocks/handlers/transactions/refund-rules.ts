import type { RefundRules } from '@/contract/departments/department-setup'
import { usualRefunds } from '@/rules/merchants/default-settings'
import type { Tenant } from '@mocks/world/create-world'
import { departmentAt } from '@mocks/world/department-settings'

/** A department's refund window and whether its fee goes back, as they are today. */
export const refundRulesOf = (tenant: Tenant, departmentId: string, now: number): RefundRules =>
  departmentAt(tenant, departmentId, now)?.payment_settings.refunds ?? usualRefunds
