import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { Banner } from '@/ui/feedback/banner'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

// Few notices have one, so it is not on the first screen.
const StatusLink = lazy(async () => ({ default: (await import('./status-link')).StatusLink }))

const StoppingBanner = lazy(async () => ({
  default: (await import('./stopping-banner')).StoppingBanner,
}))

/** The merchant's own text, ours if there is none (specification §1), and where to read more. */
export type ShownMaintenance = Pick<MaintenanceNotice, 'message'> &
  Partial<Pick<MaintenanceNotice, 'status_url' | 'level' | 'ends_at'>> & {
    /** Where another site's notice is shown. */
    zone?: string | undefined
  }

/** Shown on every page while merchant-info says that maintenance is on. */
export function MaintenanceBanner({
  message,
  level,
  ends_at = null,
  status_url = null,
  zone,
}: ShownMaintenance) {
  const more = status_url !== null && (
    <LazyBoundary>
      <p>
        <StatusLink url={status_url} />
      </p>
    </LazyBoundary>
  )
  // Visitors do not see a site that is off: it is staff who read this.
  if (level === 'payments-off' || level === 'site-off') {
    return (
      <LazyBoundary>
        <StoppingBanner level={level} endsAt={ends_at} zone={zone}>
          {message !== null && <p>{message}</p>}
          {more}
        </StoppingBanner>
      </LazyBoundary>
    )
  }
  return (
    <Banner tone="due" title={<FormattedMessage id="shell.maintenance.title" />}>
      <p>{message ?? <FormattedMessage id="shell.maintenance.message" />}</p>
      {more}
    </Banner>
  )
}
