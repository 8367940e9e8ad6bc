import * as v from 'valibot'
import {
  setAllDepartmentsStatus,
  setDepartmentHidden,
  setDepartmentStatus,
} from '@/contract/department-status'
import {
  getCycleLabels,
  getTypeList,
  listDepartments,
  listMerchantDepartments,
  listPermitDepartments,
  type CycleLabel,
  type Department,
} from '@/contract/departments'
import { isAnnounced } from '@/rules/department-list'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import type { Tenant, World } from '@mocks/world/create-world'
import { compare } from './page'
import { merchantFor, tenantOf } from './scope'

const bySort = (a: Department, b: Department) => a.sort - b.sort || compare(a.name, b.name)

/** Switched-off departments are absent; hidden ones are here, because links reach them. */
const openDepartments = (tenant: Tenant): Department[] =>
  tenant.departments.filter((row) => row.status).toSorted(bySort)

/** With those that say why they are off. */
const shownDepartments = (tenant: Tenant): Department[] =>
  tenant.departments.filter((row) => row.status || isAnnounced(row)).toSorted(bySort)

const cycleLabels: readonly CycleLabel[] = [
  { code: 'D', label: 'Delinquent', order: 0, roll_type: null },
  { code: '1', label: 'First half', order: 1, roll_type: null },
  { code: '2', label: 'Second half', order: 2, roll_type: null },
  { code: 'S', label: 'Special assessment', order: 3, roll_type: null },
  { code: 'M', label: 'Monthly', order: 4, roll_type: null },
  { code: 'F', label: 'Permit fee', order: 5, roll_type: 'PERMIT' },
  { code: 'C', label: 'Citation', order: 6, roll_type: 'CITATION' },
]

/** Kinds of payment without a bill, by department. */
const types: Readonly<Record<string, readonly { VAL: string; MSG: string }[]>> = {
  'dog-licenses': [
    { VAL: 'DOG1', MSG: 'Dog license, one year' },
    { VAL: 'DOG3', MSG: 'Dog license, three years' },
    { VAL: 'DOGP', MSG: 'Dog license, permanent' },
    { VAL: 'KENL', MSG: 'Kennel license' },
  ],
  'income-tax-estimate': [
    { VAL: 'EST1', MSG: 'Estimate, first quarter' },
    { VAL: 'EST2', MSG: 'Estimate, second quarter' },
    { VAL: 'EST3', MSG: 'Estimate, third quarter' },
    { VAL: 'EST4', MSG: 'Estimate, fourth quarter' },
  ],
  'park-rental': [
    { VAL: 'SHEL', MSG: 'Shelter house' },
    { VAL: 'HALL', MSG: 'Community hall' },
  ],
}

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
    data: merchantFor(context, query.merchant_id).departments.all(bySort),
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
    const current = departments.filter((row) => row.id === context.department)
    const asked = current.length > 0 ? current : departments
    return { data: asked.flatMap((row) => types[row.id] ?? []) }
  }),

  getCycleLabels: reads(getCycleLabels, () => ({ data: [...cycleLabels] })),
}
