import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { merchantInfoQuery } from '@/api/merchants'
import type { MaintenanceNotice } from '@/rules/tenants/maintenance'
import { nextLookMs } from '@/rules/tenants/maintenance-poll'
import { now } from '@/state/clock'
import { SiteOff } from './site-off'

interface MaintenanceProps {
  /** Not null: the whole site is off for whoever looks at it. */
  closure: MaintenanceNotice | null
}

/** Asks again while something is announced, and when it should be over: it ends by itself. */
export function Maintenance({ closure }: MaintenanceProps) {
  const router = useRouter()
  const { data } = useQuery({
    ...merchantInfoQuery,
    refetchInterval: ({ state }) =>
      nextLookMs((closure ?? state.data?.maintenance)?.ends_at ?? null, now()),
    refetchIntervalInBackground: true,
  })
  if (closure === null) return null
  return (
    <SiteOff
      notice={closure}
      letsStaffIn={data?.maintenance?.allow_staff === true}
      onBack={() => void router.invalidate()}
    />
  )
}
