import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { NoPermission } from '@/ui/feedback/no-permission'

/** Replaces what a clerk may see of other departments only. */
export function OtherDepartment() {
  useArea('office')
  return (
    <NoPermission>
      <FormattedMessage id="office.denied.department" />
    </NoPermission>
  )
}
