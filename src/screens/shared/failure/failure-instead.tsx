import type { ApiFailure } from '@/api/failure'
import { otherDepartmentCode } from '@/rules/people/departments-seen'
import { NotAllowed } from './not-allowed'
import { NotOffered } from './not-offered'
import { OtherDepartment } from './other-department'

/**
 * Replaces what no second try would bring: the role may not see it, or not of that department, or the
 * host does not have it.
 */
export function FailureInstead({ error, phone }: { error: ApiFailure; phone: string | null }) {
  if (error.kind === 'not-offered') return <NotOffered phone={phone} />
  return error.body.code === otherDepartmentCode ? <OtherDepartment /> : <NotAllowed />
}
