import { lazy, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { session } from '@/state/session'
import { loadMessages } from '@/app/frames/load-messages'

// A guest needs nothing of it.
const InactivityWatch = lazy(async () => {
  const [{ InactivityWatch: component }] = await Promise.all([
    import('./inactivity-watch'),
    loadMessages('session'),
  ])
  return { default: component }
})

/** Watches whether somebody is there, while somebody is signed in. */
export function Inactivity() {
  const { authenticated } = useSnapshot(session)
  const [covered, setCovered] = useState(false)
  if (!authenticated && !covered) return null
  return (
    <LazyBoundary>
      <InactivityWatch onCover={setCovered} />
    </LazyBoundary>
  )
}
