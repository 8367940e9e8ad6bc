import * as v from 'valibot'
import {
  addSampleBills,
  createDepartment,
  deleteDepartment,
  departmentFields,
  listMerchantDepartments,
  mostDepartments,
  orderDepartments,
  testSource,
  updateDepartment,
} from '@/contract/departments/department-setup'
import { sourceTypes } from '@/rules/constants'
import { departmentRules, sourceFaults } from '@/rules/departments/department-fields'
import { outsideAddress } from '@/rules/addresses/outside-link'
import { may } from '@/rules/people/permissions'
import { startsPayments } from '@/rules/merchants/payments-start'
import { departmentTextsOf } from '@/rules/languages/own-texts'
import { seesDepartment } from '@/rules/people/departments-seen'
import { plainDateIn } from '@/rules/time/dates'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid, Refusal } from '@mocks/cloud/reply'
import { audit } from '@mocks/handlers/audit-entry'
import { merchantFor } from '@mocks/handlers/scope'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion } from '@mocks/handlers/versions'
import type { Tenant } from '@mocks/world/create-world'
import type { DepartmentRow } from '@mocks/world/departments'
import { sampleBooks } from '@mocks/world/seed/sample-books'
import { forgetDepartment, noteDepartmentChecks } from '@mocks/handlers/warnings/setup-warnings'
import { note, noteDepartment } from './department-audit'
import { departmentRowOf } from './department-row'
import { departmentTexts } from './department-texts'
import { hasBills, paidDepartments, staffDepartmentOf } from './staff-department'
import { bySort } from './departments'
import { sourceAnswer } from './tyler-source'

const rules = v.object({
  department: departmentRules(sayAsServer, (problem) => departmentTexts[problem]),
})

const saved = v.object({ merchant_id: v.string(), department: departmentFields })
const named = v.object({ merchant_id: v.string(), department_id: v.string() })

const tenantIn = (context: ApplyContext, merchantId: string): Tenant =>
  found(context.world.tenantOf(merchantId), 'The merchant')

const rowIn = (tenant: Tenant, id: string): DepartmentRow =>
  found(tenant.departments.get(id), 'The department')

const conflict = (code: string, message: string) => new Refusal(409, { code, message })

const gone = (): never => {
  throw conflict('gone', 'This department no longer exists.')
}

/** By the rules of the form, where every text is in every language. */
const check = (department: v.InferOutput<typeof departmentFields>) =>
  checkedBy(rules, {
    department: { ...department, translations: departmentTextsOf(department) },
  })

/** The kind of a department that has bills or payments stays: they would hang in the air. */
function checkKind(
  tenant: Tenant,
  row: DepartmentRow,
  fields: v.InferOutput<typeof departmentFields>,
) {
  const isNew =
    fields.source_type !== row.source_type || (fields.bills ?? null) !== (row.bills ?? null)
  if (!isNew || !(paidDepartments(tenant).has(row.id) || hasBills(tenant, row.id))) return
  throw invalid({
    'department.source_type': ['A department that has bills or payments keeps its kind.'],
  })
}

/** Staff opened the address: from now on citizens may be sent to its host. */
function allowHost(
  context: ApplyContext,
  tenant: Tenant,
  fields: v.InferOutput<typeof departmentFields>,
) {
  const address = outsideAddress(fields.outside.url.trim())
  if (fields.source_type !== sourceTypes.url || !fields.outside.checked || !address) return
  const { outside_hosts } = tenant.merchant()
  if (outside_hosts.includes(address.host)) return
  context.world.merchants.update(tenant.id, { outside_hosts: [...outside_hosts, address.host] })
}

/** The stand-in of the other system has a small roll for each source that answers. */
function fillFromSource(context: ApplyContext, tenant: Tenant, row: DepartmentRow): void {
  if (row.source && sourceAnswer(row.source) === 'answers') fillWithSamples(context, tenant, row)
}

function fillWithSamples({ now }: ApplyContext, tenant: Tenant, row: DepartmentRow): number {
  if (hasBills(tenant, row.id)) return 0
  const merchant = tenant.merchant()
  const books = sampleBooks({
    merchant,
    department: row,
    today: plainDateIn(merchant.time_zone, now),
    isTaken: (id) => tenant.parcels.get(id) !== undefined,
  })
  for (const parcel of books.parcels) tenant.parcels.insert(parcel)
  for (const bill of books.bills) tenant.bills.insert(bill)
  const years = [...new Set(books.bills.map(({ year }) => year))]
  const due = books.bills[0]?.installments[0]
  tenant.departments.update(row.id, {
    search: { ...row.search, years },
    next_due: due ? { cycle: due.cycle, date: due.due_date } : null,
  })
  return books.bills.length
}

/** A later department may have the same address: accounts and clerks of this one do not move to it. */
function forgetPlace({ world }: ApplyContext, tenant: Tenant, departmentId: string): void {
  const links = world.accountLinks.filter(
    (link) => link.merchant_id === tenant.id && link.department_id === departmentId,
  )
  for (const { id } of links) world.accountLinks.delete(id)
  for (const { id, departments } of world.users.by('merchant', tenant.id)) {
    if (!departments?.includes(departmentId)) continue
    world.users.update(id, { departments: departments.filter((other) => other !== departmentId) })
  }
}

function newRow(
  { now }: Pick<CallContext, 'now'>,
  tenant: Tenant,
  fields: v.InferOutput<typeof departmentFields>,
  before: DepartmentRow | null,
): DepartmentRow {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const sort = Math.max(0, ...tenant.departments.read((row) => row.sort)) + 1
  return departmentRowOf(fields, before, { today, sort })
}

export const departmentSetupHandlers: Handlers<
  | 'listMerchantDepartments'
  | 'createDepartment'
  | 'updateDepartment'
  | 'deleteDepartment'
  | 'orderDepartments'
  | 'testSource'
  | 'addSampleBills'
> = {
  listMerchantDepartments: reads(listMerchantDepartments, (context, { query }) => {
    const tenant = merchantFor(context, query.merchant_id)
    const rows = tenant.departments
      .all(bySort)
      .filter(({ id }) => seesDepartment(context.subject, id))
    return { data: rows.map((row) => staffDepartmentOf(tenant, row, context.now)) }
  }),

  createDepartment: writes(createDepartment, {
    command: saved,
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      check(body.department)
      if (tenant.departments.get(body.department.id.trim())) {
        throw invalid({ 'department.id': [departmentTexts['slug-taken']] })
      }
      if (tenant.departments.size >= mostDepartments) {
        throw conflict('too_many', `A merchant has at most ${mostDepartments} departments.`)
      }
      return new Command(body)
    },
    apply: (context, { merchant_id, department }) => {
      const tenant = tenantIn(context, merchant_id)
      const row = newRow(context, tenant, department, null)
      tenant.departments.insert(row)
      allowHost(context, tenant, department)
      fillFromSource(context, tenant, row)
      noteDepartmentChecks(context, tenant, row)
      noteDepartment(context, merchant_id, 'department-created', null, row)
      return { data: staffDepartmentOf(tenant, rowIn(tenant, row.id), context.now) }
    },
  }),

  updateDepartment: writes(updateDepartment, {
    command: v.object({ ...saved.entries, id: v.string() }),
    decide: (context, { params, body: { version, ...body } }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const row = rowIn(tenant, params.id)
      checkVersion(version, staffDepartmentOf(tenant, row, context.now))
      check({ ...body.department, id: row.id })
      checkKind(tenant, row, body.department)
      const starts = startsPayments(row.source_type, body.department.source_type)
      if (starts && !may(context.subject, 'settings.payments-create')) {
        throw forbidden(`Your role (${context.subject.role}) may not create payment settings`)
      }
      return new Command({ ...body, id: row.id })
    },
    apply: (context, { merchant_id, id, department }) => {
      const tenant = tenantIn(context, merchant_id)
      const before = rowIn(tenant, id)
      const row = newRow(context, tenant, department, before)
      tenant.departments.update(id, row)
      allowHost(context, tenant, department)
      fillFromSource(context, tenant, row)
      noteDepartmentChecks(context, tenant, row)
      noteDepartment(context, merchant_id, 'department-changed', before, row)
      return { data: staffDepartmentOf(tenant, rowIn(tenant, id), context.now) }
    },
  }),

  deleteDepartment: writes(deleteDepartment, {
    command: named,
    decide: (context, { params, query }) => {
      const tenant = merchantFor(context, query.merchant_id)
      const { id } = tenant.departments.get(params.id) ?? gone()
      if (paidDepartments(tenant).has(id)) {
        const message = 'This department has payments. Switch it off instead.'
        throw conflict('has_payments', message)
      }
      return new Command({ merchant_id: tenant.id, department_id: id })
    },
    apply: (context, { merchant_id, department_id }) => {
      const tenant = tenantIn(context, merchant_id)
      const row = rowIn(tenant, department_id)
      for (const parcel of tenant.parcels.by('department', row.id)) {
        for (const bill of tenant.bills.by('parcel', parcel.id)) tenant.bills.delete(bill.id)
        tenant.parcels.delete(parcel.id)
      }
      forgetPlace(context, tenant, row.id)
      tenant.departments.delete(row.id)
      forgetDepartment(context, tenant, row)
      noteDepartment(context, merchant_id, 'department-deleted', row, null)
      return { data: { id: row.id } }
    },
  }),

  orderDepartments: writes(orderDepartments, {
    command: v.object({ merchant_id: v.string(), department_ids: v.array(v.string()) }),
    decide: (context, { body }) => {
      const { departments } = merchantFor(context, body.merchant_id)
      const sent = new Set(body.department_ids)
      const isWhole = sent.size === departments.size && [...sent].every((id) => departments.get(id))
      if (!isWhole || sent.size !== body.department_ids.length) {
        throw conflict('other_departments', 'The departments have changed. Look at the list again.')
      }
      return new Command(body)
    },
    apply: (context, { merchant_id, department_ids }) => {
      const tenant = tenantIn(context, merchant_id)
      for (const [index, id] of department_ids.entries()) {
        tenant.departments.update(id, { sort: index + 1 })
      }
      const { name } = tenant.merchant()
      const object = { kind: 'merchant', id: merchant_id, name } as const
      audit(context, { action: 'departments-ordered', object, merchant_id })
      return { success: true }
    },
  }),

  testSource: reads(testSource, (context, { body }) => {
    merchantFor(context, body.merchant_id)
    const errors = sourceFaults(body.source).map(({ path, problem }): [string, string[]] => [
      path.join('.'),
      [problem === 'missing' ? sayAsServer({ kind: 'missing' }) : departmentTexts[problem]],
    ])
    if (errors.length > 0) throw invalid(Object.fromEntries(errors))
    return { data: { result: sourceAnswer(body.source), checked: body.source.endpoint.trim() } }
  }),

  addSampleBills: writes(addSampleBills, {
    command: named,
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const row = rowIn(tenant, body.department_id)
      if (tenant.merchant().environment !== 'UAT') {
        throw conflict('production', 'Sample bills are for the test environment only.')
      }
      if (row.source_type !== sourceTypes.dataImport) {
        throw conflict('not_imported', 'This department does not import its bills.')
      }
      if (hasBills(tenant, row.id)) throw conflict('has_bills', 'This department has bills.')
      return new Command(body)
    },
    apply: (context, { merchant_id, department_id }) => {
      const tenant = tenantIn(context, merchant_id)
      const row = rowIn(tenant, department_id)
      const bills = fillWithSamples(context, tenant, row)
      note(context, merchant_id, 'bills-sampled', row)
      return { data: { bills } }
    },
  }),
}
