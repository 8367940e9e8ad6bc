import { Activity, lazy, type ReactNode, useState } from 'react'
import type { MaintenanceNotice } from '@/rules/tenants/maintenance'
import { Late } from '@/screens/shared/lazy-boundary'
import { useMaintenance } from '@/screens/shared/merchant'

// Hardly ever needed.
const Maintenance = lazy(async () => ({
  default: (await import('@/screens/entry/maintenance/maintenance')).Maintenance,
}))

interface OpenSiteProps {
  /** Not null: the whole site is off for whoever looks at it. */
  closure: MaintenanceNotice | null
  children: ReactNode
}

/**
 * The page, while there is one. When the site goes off under it the page is put away as it is, with
 * all that was typed, and comes back with it.
 */
export function OpenSite({ closure, children }: OpenSiteProps) {
  const announced = useMaintenance() ?? closure
  const [wasOpen, setWasOpen] = useState(!closure)
  if (!closure && !wasOpen) setWasOpen(true)
  return (
    <>
      {announced && (
        <Late>
          <Maintenance closure={closure} />
        </Late>
      )}
      {wasOpen && <Activity mode={closure ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  )
}
