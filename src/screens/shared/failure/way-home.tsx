import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { useSite } from '@/screens/shared/merchant/site'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { LazyBoundary } from './lazy-boundary'

/** Where a refused visitor goes on: the office to its dashboard, all others to what can be paid. */
export function WayHome() {
  return (
    <LazyBoundary>
      <WayLink />
    </LazyBoundary>
  )
}

function WayLink() {
  const { isTenant } = useSite()
  const maySeeDashboard = useMay('dashboard.view')
  // Any page can be refused, so its words are not among those of each first screen.
  useArea('errors')
  if (maySeeDashboard) {
    return (
      <LinkButton asChild size="sm">
        <Link to={isTenant ? '/dashboard' : '/admin/dashboard'}>
          <FormattedMessage id="errors.notFound.dashboard" />
        </Link>
      </LinkButton>
    )
  }
  if (!isTenant) return null
  return (
    <LinkButton asChild size="sm">
      <Link to="/departments">
        <FormattedMessage id="errors.refused.departments" />
      </Link>
    </LinkButton>
  )
}
