import {
  createDepartment,
  type DepartmentFields,
  listMerchantDepartments,
} from '@/contract/departments/department-setup'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'

/** Miami County as the provider sets it up, for the tests of departments. */

export const merchant_id = '1'

export async function provider(persona = 'super') {
  const cloud = createCloud()
  const token = await tokenFor(cloud, `${persona}@civictill.example`)
  return { cloud, root: callerFor(cloud, null, { token }), city: callerFor(cloud, 'miamicounty') }
}

export const add = (root: Caller, change: Partial<DepartmentFields>) =>
  root.call(createDepartment, {
    body: { merchant_id, department: { ...sampleDepartment, hidden: false, ...change } },
  })

export async function rowOf(root: Caller, id: string) {
  const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
  const row = answer?.data.find((one) => one.id === id)
  if (!row) throw new Error(`No department ${id}`)
  return row
}
