import type { CallInput } from '@/contract/endpoint'
import {
  cancelScheduledSettings,
  saveDepartmentSettings,
} from '@/contract/departments/department-settings'
import {
  addSampleBills,
  createDepartment,
  deleteDepartment,
  type DepartmentFields,
  orderDepartments,
  listMerchantDepartments,
  type StaffDepartment,
  testSource,
  updateDepartment,
} from '@/contract/departments/department-setup'
import {
  setAllDepartmentsStatus,
  setDepartmentHidden,
  setDepartmentStatus,
} from '@/contract/departments/department-status'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { orAlreadySo } from '@/api/write'

/** The office's calls about a merchant's departments. */

export const addDepartment = async (
  merchant_id: string,
  department: DepartmentFields,
  key: GetKey,
) => (await change(createDepartment, { body: { merchant_id, department } }, key)).data

export const saveDepartment = async (
  merchant_id: string,
  department: DepartmentFields,
  context: WriteContext,
) => {
  const sent = { params: { id: department.id }, body: { merchant_id, department } }
  return (await edit(updateDepartment, sent, context)).data
}

export const dropDepartment = (merchant_id: string, id: string) =>
  orAlreadySo(call(deleteDepartment, { params: { id }, query: { merchant_id } }), 'gone')

export const sortDepartments = (merchant_id: string, department_ids: string[]) =>
  call(orderDepartments, { body: { merchant_id, department_ids } })

export const switchDepartment = (merchant_id: string, department_id: string, status: boolean) =>
  call(setDepartmentStatus, { body: { merchant_id, department_id, status } })

export const switchAllDepartments = (merchant_id: string, status: boolean) =>
  call(setAllDepartmentsStatus, { body: { merchant_id, status } })

export const hideDepartment = (merchant_id: string, department_id: string, hidden: boolean) =>
  call(setDepartmentHidden, { body: { merchant_id, department_id, hidden } })

export const trySource = async (merchant_id: string, source: DepartmentFields['source']) =>
  (await call(testSource, { body: { merchant_id, source } })).data

export const fillWithSampleBills = async (
  merchant_id: string,
  department_id: string,
  key: GetKey,
) => (await change(addSampleBills, { body: { merchant_id, department_id } }, key)).data

export type SettingsToSave = Omit<CallInput<typeof saveDepartmentSettings>['body'], 'version'>

export async function saveSettings(
  body: SettingsToSave,
  context: WriteContext,
): Promise<StaffDepartment> {
  const { data } = await edit(saveDepartmentSettings, { body }, context)
  if (data !== undefined) return data
  // A host may answer nothing: the settings are saved, and the department is read again.
  const { merchant_id, department_id } = body
  const { data: departments } = await call(listMerchantDepartments, { query: { merchant_id } })
  const saved = departments.find(({ id }) => id === department_id)
  if (saved === undefined) throw new Error(`${department_id} is not there any more`)
  return saved
}

export const dropPlannedSettings = async (merchant_id: string, department_id: string) =>
  (await call(cancelScheduledSettings, { body: { merchant_id, department_id } })).data
