import { Activity, type ReactNode, useState } from 'react'
import type { MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMaintenance } from '@/screens/shared/merchant/merchant'
import { lazyUi } from '@/ui/theme/late-ui'

// Loaded separately, because it is rarely needed.
const Maintenance = lazyUi(
  async () => (await import('@/screens/entry/maintenance/maintenance')).Maintenance,
)

interface SiteOffGateProps {
  /** Not null: the whole site is off for this visitor. */
  siteOff: MaintenanceNotice | null
  children: ReactNode
}

/**
 * Hides the page while the site is off. The page stays mounted with everything typed, and shows
 * again afterwards.
 */
export function SiteOffGate({ siteOff, children }: SiteOffGateProps) {
  const announced = useMaintenance() ?? siteOff
  const [wasOpen, setWasOpen] = useState(!siteOff)
  if (!siteOff && !wasOpen) setWasOpen(true)
  return (
    <>
      {announced && (
        <LazyBoundary>
          <Maintenance siteOff={siteOff} />
        </LazyBoundary>
      )}
      {wasOpen && <Activity mode={siteOff ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  )
}
