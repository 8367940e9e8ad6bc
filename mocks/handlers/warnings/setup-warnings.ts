import { outsideLink } from '@/rules/addresses/outside-link'
import { sourceTypes } from '@/rules/constants'
import type { WarningFacts, WarningKind } from '@/contract/warnings'
import type { Tenant } from '@mocks/world/create-world'
import type { DepartmentRow } from '@mocks/world/departments'
import { raiseWarning, resolveWarning } from '@mocks/world/warnings'
import { sourceAnswer } from '@mocks/handlers/departments/tyler-source'
import { aboutDepartment, aboutMerchant, noteChecked, type Raising } from './causes'

/** Warnings that follow from how a merchant is set up. */

/** The processor's answer to a check of the Card Point account. */
export const noteCardPoint = (context: Raising, tenant: Tenant, code: string): void =>
  noteChecked(context, aboutMerchant('card-point', tenant), { code })

/** A department was saved: whether its county's system answers, and whether citizens may be sent on. */
export function noteDepartmentChecks(context: Raising, tenant: Tenant, row: DepartmentRow): void {
  const about = (kind: WarningKind) => aboutDepartment(kind, tenant.id, row)
  const { source } = row
  if (row.source_type === sourceTypes.tylerApi && source) {
    const facts = { code: sourceAnswer(source), ...hostOf(source.endpoint) }
    noteChecked(context, about('county-system'), facts)
  } else resolveWarning(context, about('county-system'))

  const url = row.source_type === sourceTypes.url ? row.url : null
  if (outsideLink(url, tenant.merchant().outside_hosts).link === 'checking') {
    raiseWarning(context, { ...about('foreign-host'), facts: hostOf(url ?? '') })
  } else resolveWarning(context, about('foreign-host'))
}

/** A deleted one needs nothing any more. */
export function forgetDepartment(context: Raising, tenant: Tenant, row: DepartmentRow): void {
  for (const kind of ['county-system', 'foreign-host'] as const) {
    resolveWarning(context, aboutDepartment(kind, tenant.id, row))
  }
}

/** A deleted merchant has no causes any more. */
export function forgetMerchant(context: Raising, merchantId: string): void {
  const rows = context.world.warnings.filter((row) => row.merchant_id === merchantId)
  for (const row of rows) resolveWarning(context, row)
}

const hostOf = (address: string): Pick<WarningFacts, 'host'> =>
  URL.canParse(address) ? { host: new URL(address).hostname } : {}
