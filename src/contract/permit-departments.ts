import { department } from './departments'
import { endpoint } from './endpoint'
import { rowsOf } from './wire'

export const listPermitDepartments = endpoint({
  id: 'listPermitDepartments',
  method: 'GET',
  path: 'api/get-permit-departments',
  in_specification: true,
  access: 'anyone',
  answer: rowsOf(department),
})
