import type { Department } from '@/contract/departments/departments'
import { sourceTypes } from '@/rules/constants'

/** Bills can be looked up where there are bills: source types 1 and 2 (product.md P2). */
export function hasSearch({
  source_type,
  status,
}: Readonly<Pick<Department, 'source_type' | 'status'>>): boolean {
  return status && (source_type === sourceTypes.tylerApi || source_type === sourceTypes.dataImport)
}
