import { department, type Department } from '@/contract/departments'
import type { TableSpec } from './table'

export const departmentTable: TableSpec<Department, never> = {
  name: 'department',
  schema: department,
  indexes: {},
}
