import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import type { MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { nextPollMs } from '@/rules/maintenance/maintenance-poll'
import { now } from '@/state/clock'
import { SiteOff } from './site-off'

interface MaintenanceProps {
  /** Not null: the whole site is off for this visitor. */
  siteOff: MaintenanceNotice | null
}

/** Refetches during an announcement and at its end, so that the notice disappears by itself. */
export function Maintenance({ siteOff }: MaintenanceProps) {
  const router = useRouter()
  const { data } = useQuery({
    ...merchantInfoQuery,
    refetchInterval: ({ state }) =>
      nextPollMs((siteOff ?? state.data?.maintenance)?.ends_at ?? null, now()),
    refetchIntervalInBackground: true,
  })
  if (siteOff === null) return null
  return (
    <SiteOff
      notice={siteOff}
      letsStaffIn={data?.maintenance?.allow_staff === true}
      onBack={() => void router.invalidate()}
    />
  )
}
