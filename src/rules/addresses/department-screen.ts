import type { Department } from '@/contract/departments/departments'
import { sourceTypes } from '@/rules/constants'

const paths = {
  [sourceTypes.tylerApi]: '/$department_id/search',
  [sourceTypes.dataImport]: '/$department_id/search',
  [sourceTypes.url]: '/url/$department_id',
  [sourceTypes.blindPayment]: '/blind-payments/$department_id',
} as const

/** The screen that takes payments for a department (product.md P2, "Actions"). */
export function departmentAddress({
  id,
  source_type,
}: Readonly<Pick<Department, 'id' | 'source_type'>>) {
  return { to: paths[source_type], params: { department_id: id } } as const
}
