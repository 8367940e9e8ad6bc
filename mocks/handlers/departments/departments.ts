import * as v from 'valibot'
import {
  setAllDepartmentsStatus,
  setDepartmentHidden,
  setDepartmentStatus,
} from '@/contract/departments/department-status'
import {
  getCycleLabels,
  listDepartments,
  type CycleLabel,
  type Department,
} from '@/contract/departments/departments'
import { getTypeList } from '@/contract/departments/payment-types'
import { listPermitDepartments } from '@/contract/bills/permit-departments'
import { isAnnounced } from '@/rules/departments/department-list'
import type { CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import type { Tenant, World } from '@mocks/world/create-world'
import { withSettingsAt } from '@mocks/world/department-settings'
import type { DepartmentRow } from '@mocks/world/departments'
import { paymentTypesOf } from '@mocks/world/payments/payment-types'
import { compare } from '@mocks/handlers/page'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'
import { takeChange } from '@mocks/handlers/tries'
import { note } from './department-audit'
import { withLink } from './staff-department'

export const bySort = (a: Department, b: Department) => a.sort - b.sort || compare(a.name, b.name)

/** Switched-off departments are absent; hidden ones are here, because links reach them. */
const openDepartments = (tenant: Tenant, now: number): DepartmentRow[] =>
  tenant.departments
    .filter((row) => row.status)
    .toSorted(bySort)
    .map((row) => withSettingsAt(tenant, row, now))

/** With those that say why they are off. */
const shownDepartments = (tenant: Tenant, now: number): Department[] =>
  tenant.departments
    .filter((row) => row.status || isAnnounced(row))
    .toSorted(bySort)
    .map((row) => withLink(tenant, withSettingsAt(tenant, row, now)))

const cycleLabels: readonly CycleLabel[] = [
  { code: 'D', label: 'Delinquent', order: 0, roll_type: null },
  { code: '1', label: 'First half', order: 1, roll_type: null },
  { code: '2', label: 'Second half', order: 2, roll_type: null },
  { code: 'S', label: 'Special assessment', order: 3, roll_type: null },
  { code: 'M', label: 'Monthly', order: 4, roll_type: null },
  {
    code: 'F',
    label: 'Permit fee',
    order: 5,
    roll_type: 'PERMIT',
    translations: {
      es: { label: 'Tarifa del permiso' },
      de: { label: 'Genehmigungsgebühr' },
      fr: { label: 'Frais de permis' },
      ja: { label: '許可手数料' },
    },
  },
  {
    code: 'C',
    label: 'Citation',
    order: 6,
    roll_type: 'CITATION',
    translations: {
      es: { label: 'Multa' },
      de: { label: 'Bescheid' },
      fr: { label: 'Contravention' },
      ja: { label: '違反通知' },
    },
  },
]

const target = v.object({ merchant_id: v.string(), department_id: v.string() })

function departmentOf(world: World, where: v.InferOutput<typeof target>) {
  const tenant = found(world.tenantOf(where.merchant_id), 'The merchant')
  return {
    tenant,
    department: found(tenant.departments.get(where.department_id), 'The department'),
  }
}

/** One department of the caller’s is switched, as often as a change may be repeated. */
const toSwitch =
  (change: string) =>
  <Body extends v.InferOutput<typeof target>>(
    context: CallContext,
    { body }: { readonly body: Body },
  ) => {
    merchantFor(context, body.merchant_id)
    departmentOf(context.world, body)
    takeChange(context, change, body.merchant_id, body.department_id)
    return new Command(body)
  }

export const departmentHandlers: Handlers<
  | 'listDepartments'
  | 'listPermitDepartments'
  | 'setDepartmentStatus'
  | 'setAllDepartmentsStatus'
  | 'setDepartmentHidden'
  | 'getTypeList'
  | 'getCycleLabels'
> = {
  listDepartments: reads(listDepartments, (context) => ({
    data: shownDepartments(tenantOf(context), context.now),
  })),

  listPermitDepartments: reads(listPermitDepartments, (context) => ({
    data: shownDepartments(tenantOf(context), context.now).filter((row) => row.permits),
  })),

  setDepartmentStatus: writes(setDepartmentStatus, {
    command: v.object({ ...target.entries, status: v.boolean() }),
    decide: toSwitch('department on or off'),
    apply: (context, command) => {
      const { tenant, department } = departmentOf(context.world, command)
      tenant.departments.update(department.id, { status: command.status })
      note(context, tenant.id, command.status ? 'department-on' : 'department-off', department)
      return { success: true }
    },
  }),

  setAllDepartmentsStatus: writes(setAllDepartmentsStatus, {
    command: v.object({ merchant_id: v.string(), status: v.boolean() }),
    decide: (context, { body }) => {
      merchantFor(context, body.merchant_id)
      takeChange(context, 'all departments on or off', body.merchant_id)
      return new Command(body)
    },
    apply: (context, { merchant_id, status }) => {
      const { departments } = found(context.world.tenantOf(merchant_id), 'The merchant')
      for (const row of departments.filter((one) => one.status !== status)) {
        departments.update(row.id, { status })
        note(context, merchant_id, status ? 'department-on' : 'department-off', row)
      }
      return { success: true }
    },
  }),

  setDepartmentHidden: writes(setDepartmentHidden, {
    command: v.object({ ...target.entries, hidden: v.boolean() }),
    decide: toSwitch('department hidden or shown'),
    apply: (context, command) => {
      const { tenant, department } = departmentOf(context.world, command)
      tenant.departments.update(department.id, { hidden: command.hidden })
      note(
        context,
        tenant.id,
        command.hidden ? 'department-hidden' : 'department-shown',
        department,
      )
      return { success: true }
    },
  }),

  getTypeList: reads(getTypeList, (context) => {
    const departments = openDepartments(tenantOf(context), context.now)
    const current = departments.filter((row) => row.id === context.departmentId)
    const asked = current.length > 0 ? current : departments
    return { data: asked.flatMap((row) => paymentTypesOf(row)) }
  }),

  getCycleLabels: reads(getCycleLabels, () => ({ data: [...cycleLabels] })),
}
