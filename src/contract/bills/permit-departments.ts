import { department } from '@/contract/departments/departments'
import { endpoint } from '@/contract/endpoint'
import { rowsOf } from '@/contract/wire'

export const listPermitDepartments = endpoint({
  id: 'listPermitDepartments',
  method: 'GET',
  path: 'api/get-permit-departments',
  in_specification: true,
  access: 'anyone',
  answer: rowsOf(department),
})
