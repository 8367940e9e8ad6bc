import { Activity, lazy, type ReactNode, useState } from 'react'
import type { MaintenanceNotice } from '@/rules/tenants/maintenance'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { useMaintenance } from '@/screens/shared/merchant'

// Hardly ever needed.
const Maintenance = lazy(async () => ({
  default: (await import('@/screens/entry/maintenance/maintenance')).Maintenance,
}))

interface SiteOffGateProps {
  /** Not null: the whole site is off for whoever looks at it. */
  siteOff: MaintenanceNotice | null
  children: ReactNode
}

/**
 * The page, while there is one. When the site goes off under it the page is put away as it is, with
 * all that was typed, and comes back with it.
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
