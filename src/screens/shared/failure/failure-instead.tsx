import type { ApiFailure } from '@/api/failure'
import { FormattedMessage } from 'react-intl'
import { otherDepartmentCode } from '@/rules/people/departments-seen'
import { NoPermission } from '@/ui/feedback/no-permission'
import { NotAllowed } from './not-allowed'
import { NotOffered } from './not-offered'

/**
 * Replaces what no second try would bring: the role may not see it, or not of that department, or the
 * host does not have it.
 */
export function FailureInstead({ error, phone }: { error: ApiFailure; phone: string | null }) {
  if (error.kind === 'not-offered') return <NotOffered phone={phone} />
  if (error.body.code !== otherDepartmentCode) return <NotAllowed />
  return (
    <NoPermission>
      {/* Only staff is limited to departments, and all their pages have the office's words. */}
      <FormattedMessage id="office.denied.department" />
    </NoPermission>
  )
}
