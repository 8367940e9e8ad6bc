import { ConflictView } from '@/screens/shared/conflict-view'
import type { Write } from '@/screens/shared/use-write'
import type { DepartmentForm } from './department-form'
import { useDepartmentShows } from './use-department-shows'

/** Two edits of one department: both versions, by the labels of the form. */
export function DepartmentConflict({ write }: { write: Write<DepartmentForm, unknown> }) {
  return <ConflictView write={write} fields={useDepartmentShows()} />
}
