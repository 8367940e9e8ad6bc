import type { WarningFacts, WarningKind } from '@/contract/warnings'
import { isWarning } from '@/rules/warnings/warning-kinds'
import type { ApplyContext } from '@mocks/cloud/context'
import type { Tenant } from '@mocks/world/create-world'
import { raiseWarning, resolveWarning, type WarningRow } from '@mocks/world/warnings'

export type Raising = Pick<ApplyContext, 'world' | 'at'>
export type Cause = Pick<WarningRow, 'kind' | 'merchant_id' | 'subject'>

/** What a check has found: it raises the warning, or shows that its cause is gone. */
export function noteChecked(context: Raising, cause: Cause, facts: WarningFacts): void {
  if (isWarning(cause.kind, facts)) raiseWarning(context, { ...cause, facts })
  else resolveWarning(context, cause)
}

export function aboutMerchant(kind: WarningKind, tenant: Tenant) {
  const { id, name } = tenant.merchant()
  return { kind, merchant_id: id, subject: { kind: 'merchant' as const, id, name } }
}

export const aboutDepartment = (
  kind: WarningKind,
  merchantId: string,
  { id, name }: { readonly id: string; readonly name: string },
) => ({ kind, merchant_id: merchantId, subject: { kind: 'department' as const, id, name } })
