import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MaintenanceNotice } from '@/rules/tenants/maintenance'
import { Banner } from '@/ui/feedback/banner'
import { LazyBoundary } from './lazy-boundary'

// Few notices have one, so it is not on the first screen.
const StatusLink = lazy(async () => ({ default: (await import('./status-link')).StatusLink }))

/** The merchant's own text, ours if there is none (specification §1), and where to read more. */
export type ShownMaintenance = Pick<MaintenanceNotice, 'message'> &
  Partial<Pick<MaintenanceNotice, 'status_url'>>

/** Shown on every page while merchant-info says that maintenance is on. */
export function MaintenanceBanner({ message, status_url = null }: ShownMaintenance) {
  return (
    <Banner tone="due" title={<FormattedMessage id="shell.maintenance.title" />}>
      <p>{message ?? <FormattedMessage id="shell.maintenance.message" />}</p>
      {status_url !== null && (
        <LazyBoundary>
          <p>
            <StatusLink url={status_url} />
          </p>
        </LazyBoundary>
      )}
    </Banner>
  )
}
