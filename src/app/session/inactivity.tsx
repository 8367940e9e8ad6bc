import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { session } from '@/state/session/session'
import { loadMessages } from '@/app/frames/load-messages'
import { lazyUi } from '@/ui/theme/late-ui'

// Loaded separately, because guests need none of it.
const InactivityWatch = lazyUi(async () => {
  const [part] = await Promise.all([import('./inactivity-warning'), loadMessages('session')])
  return part.InactivityWatch
})

/** Watches for inactivity while a user is signed in. */
export function Inactivity() {
  const { authenticated } = useSnapshot(session)
  const [covered, setCovered] = useState(false)
  // A page load counts as activity: it restarts the timer (§4), and no warning flashes. For those
  // who are signed in the guard has loaded this script already; guests need none of it.
  useEffect(() => {
    if (session.authenticated)
      void import('@/state/session/activity').then((one) => one.touchActivity())
  }, [])
  if (!authenticated && !covered) return null
  return (
    <LazyBoundary>
      <InactivityWatch onCover={setCovered} />
    </LazyBoundary>
  )
}
