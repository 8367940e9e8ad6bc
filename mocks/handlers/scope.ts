import { seesDepartment } from '@/rules/people/departments-seen'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, found, otherDepartment, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'

/** The merchant of the subdomain; the root domain has none. */
export function tenantOf({ tenant }: Pick<CallContext, 'tenant'>): Tenant {
  if (!tenant) throw new Refusal(400, { message: 'This call needs a merchant’s subdomain' })
  return tenant
}

/**
 * The merchant that staff work on: on a subdomain its own, and another id is a 403; on the root the
 * one that was named (decision 19).
 */
export function merchantFor(context: CallContext, merchantId: string | undefined): Tenant {
  const { tenant, world } = context
  if (tenant) {
    if (merchantId !== undefined && merchantId !== tenant.id) {
      throw forbidden('Another merchant is not yours to see here')
    }
    return tenant
  }
  if (merchantId === undefined) throw new Refusal(400, { message: 'Name a merchant' })
  return found(world.tenantOf(merchantId), 'The merchant')
}

/** A department that staff work on: one that is not among their own is a 403 (product.md A7). */
export function departmentFor({ subject }: CallContext, tenant: Tenant, departmentId: string) {
  const department = found(tenant.departments.get(departmentId), 'The department')
  if (!seesDepartment(subject, department.id)) {
    throw otherDepartment('This department is not among yours.')
  }
  return department
}
