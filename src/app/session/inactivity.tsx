import { lazy, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Late } from '@/screens/shared/lazy-boundary'
import { session } from '@/state/session'
import { words } from '@/app/frames/load-messages'

// A guest needs nothing of it.
const InactivityWatch = lazy(async () => {
  const [{ InactivityWatch: component }] = await Promise.all([
    import('./inactivity-watch'),
    words('account'),
  ])
  return { default: component }
})

/** Watches whether somebody is there, while somebody is signed in. */
export function Inactivity() {
  const { authenticated } = useSnapshot(session)
  const [covered, setCovered] = useState(false)
  if (!authenticated && !covered) return null
  return (
    <Late>
      <InactivityWatch onCover={setCovered} />
    </Late>
  )
}
