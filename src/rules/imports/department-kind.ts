import type { Department } from '@/contract/departments/departments'
import type { ImportKind } from '@/contract/imports/imports'
import { sourceTypes } from '@/rules/constants'

type Bills = Pick<Department, 'source_type' | 'bills'>

/**
 * Whether a file of this kind can be imported into a department. Bills that another system sends
 * (source type 1) are not imported; what was paid elsewhere is.
 */
export function isDepartmentOfKind({ source_type, bills }: Bills, kind: ImportKind): boolean {
  if (bills === undefined || bills === null) return false
  switch (kind) {
    case 'accounts':
      return source_type === sourceTypes.dataImport && bills !== 'permit'
    case 'permits':
      return source_type === sourceTypes.dataImport && bills === 'permit'
    case 'aging':
      return source_type === sourceTypes.dataImport && bills === 'utility'
    case 'payments':
      return source_type === sourceTypes.dataImport || source_type === sourceTypes.tylerApi
    case 'users':
      return false
  }
}
