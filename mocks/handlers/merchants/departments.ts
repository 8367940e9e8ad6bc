import * as v from 'valibot'
import {
  setAllDepartmentsStatus,
  setDepartmentHidden,
  setDepartmentStatus,
  listMerchantDepartments,
} from '@/contract/department-status'
import {
  getCycleLabels,
  listDepartments,
  listPermitDepartments,
  type CycleLabel,
  type Department,
} from '@/contract/departments'
import { getTypeList } from '@/contract/payment-types'
import { sourceTypes } from '@/rules/constants'
import { isAnnounced } from '@/rules/departments/department-list'
import { outsideLink } from '@/rules/addresses/outside-link'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import type { Tenant, World } from '@mocks/world/create-world'
import { paymentTypesOf } from '@mocks/world/payment-types'
import { compare } from '@mocks/handlers/page'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'

const bySort = (a: Department, b: Department) => a.sort - b.sort || compare(a.name, b.name)

/** Switched-off departments are absent; hidden ones are here, because links reach them. */
const openDepartments = (tenant: Tenant): Department[] =>
  tenant.departments.filter((row) => row.status).toSorted(bySort)

/** A citizen gets the address of an allowed site, and of no other; `checking` is staff's to mend. */
function withLink(tenant: Tenant, row: Department): Department {
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
const staffDepartments = (tenant: Tenant): Department[] =>
  tenant.departments.all(bySort).map((row) => ({ ...withLink(tenant, row), url: row.url }))

/** With those that say why they are off. */
const shownDepartments = (tenant: Tenant): Department[] =>
  tenant.departments
    .filter((row) => row.status || isAnnounced(row))
    .toSorted(bySort)
    .map((row) => withLink(tenant, row))

const cycleLabels: readonly CycleLabel[] = [
  { code: 'D', label: 'Delinquent', order: 0, roll_type: null },
  { code: '1', label: 'First half', order: 1, roll_type: null },
  { code: '2', label: 'Second half', order: 2, roll_type: null },
  { code: 'S', label: 'Special assessment', order: 3, roll_type: null },
  { code: 'M', label: 'Monthly', order: 4, roll_type: null },
  { code: 'F', label: 'Permit fee', order: 5, roll_type: 'PERMIT' },
  { code: 'C', label: 'Citation', order: 6, roll_type: 'CITATION' },
]

const target = v.object({ merchant_id: v.string(), department_id: v.string() })

function departmentOf(world: World, where: v.InferOutput<typeof target>) {
  const tenant = found(world.tenantOf(where.merchant_id), 'The merchant')
  return {
    tenant,
    department: found(tenant.departments.get(where.department_id), 'The department'),
  }
}

export const departmentHandlers: Handlers<
  | 'listDepartments'
  | 'listPermitDepartments'
  | 'listMerchantDepartments'
  | 'setDepartmentStatus'
  | 'setAllDepartmentsStatus'
  | 'setDepartmentHidden'
  | 'getTypeList'
  | 'getCycleLabels'
> = {
  listDepartments: reads(listDepartments, (context) => ({
    data: shownDepartments(tenantOf(context)),
  })),

  listPermitDepartments: reads(listPermitDepartments, (context) => ({
    data: openDepartments(tenantOf(context)).filter((row) => row.permits),
  })),

  listMerchantDepartments: reads(listMerchantDepartments, (context, { query }) => ({
    data: staffDepartments(merchantFor(context, query.merchant_id)),
  })),

  setDepartmentStatus: writes(setDepartmentStatus, {
    command: v.object({ ...target.entries, status: v.boolean() }),
    decide: (context, { body }) => {
      merchantFor(context, body.merchant_id)
      departmentOf(context.world, body)
      return new Command(body)
    },
    apply: ({ world }, command) => {
      const { tenant, department } = departmentOf(world, command)
      tenant.departments.update(department.id, { status: command.status })
      return { success: true }
    },
  }),

  setAllDepartmentsStatus: writes(setAllDepartmentsStatus, {
    command: v.object({ merchant_id: v.string(), status: v.boolean() }),
    decide: (context, { body }) => {
      merchantFor(context, body.merchant_id)
      return new Command(body)
    },
    apply: ({ world }, { merchant_id, status }) => {
      const { departments } = found(world.tenantOf(merchant_id), 'The merchant')
      for (const { id } of departments.all()) departments.update(id, { status })
      return { success: true }
    },
  }),

  setDepartmentHidden: writes(setDepartmentHidden, {
    command: v.object({ ...target.entries, hidden: v.boolean() }),
    decide: (context, { body }) => {
      merchantFor(context, body.merchant_id)
      departmentOf(context.world, body)
      return new Command(body)
    },
    apply: ({ world }, command) => {
      const { tenant, department } = departmentOf(world, command)
      tenant.departments.update(department.id, { hidden: command.hidden })
      return { success: true }
    },
  }),

  getTypeList: reads(getTypeList, (context) => {
    const departments = openDepartments(tenantOf(context))
    const current = departments.filter((row) => row.id === context.departmentId)
    const asked = current.length > 0 ? current : departments
    return { data: asked.flatMap((row) => paymentTypesOf(row.id)) }
  }),

  getCycleLabels: reads(getCycleLabels, () => ({ data: [...cycleLabels] })),
}
