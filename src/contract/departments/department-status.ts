import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { done, id } from '@/contract/wire'

const departmentOfMerchant = { merchant_id: id, department_id: id }

export const setDepartmentStatus = endpoint({
  id: 'setDepartmentStatus',
  method: 'POST',
  path: 'api/merchant/department-status',
  in_specification: true,
  access: 'departments.status',
  sentence: true,
  body: v.object({ ...departmentOfMerchant, status: v.boolean() }),
  answer: done,
  errors: [404, 429],
})

export const setAllDepartmentsStatus = endpoint({
  id: 'setAllDepartmentsStatus',
  method: 'POST',
  path: 'api/merchant/department-status-all',
  in_specification: true,
  access: 'departments.status',
  sentence: true,
  body: v.object({ merchant_id: id, status: v.boolean() }),
  answer: done,
  errors: [404, 429],
})

export const setDepartmentHidden = endpoint({
  id: 'setDepartmentHidden',
  method: 'POST',
  path: 'api/merchant/department-hidden',
  in_specification: true,
  access: 'departments.status',
  sentence: true,
  body: v.object({ ...departmentOfMerchant, hidden: v.boolean() }),
  answer: done,
  errors: [404, 429],
})
