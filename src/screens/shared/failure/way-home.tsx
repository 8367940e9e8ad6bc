import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSite } from '@/screens/shared/merchant/site'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'

/** Where a refused visitor goes on: the office to its dashboard, all others to what can be paid. */
export function WayHome() {
  const { isTenant } = useSite()
  if (useMay('dashboard.view')) {
    return (
      <LinkButton asChild size="sm">
        <Link to={isTenant ? '/dashboard' : '/admin/dashboard'}>
          <FormattedMessage id="failures.permission.dashboard" />
        </Link>
      </LinkButton>
    )
  }
  if (!isTenant) return null
  return (
    <LinkButton asChild size="sm">
      <Link to="/departments">
        <FormattedMessage id="failures.permission.departments" />
      </Link>
    </LinkButton>
  )
}
