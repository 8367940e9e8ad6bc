import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { signInPage } from '@/rules/constants'
import type { InactivityPhase } from '@/rules/people/inactivity'
import { InactivityDialog } from '@/screens/entry/session/inactivity-dialog'
import { SessionCover } from '@/screens/entry/session/session-cover'
import { endForInactivity, signOut } from './session-flow'
import { phaseNow, touchActivity } from '@/state/activity'
import { watchInactivity } from '@/state/inactivity-watch'
import { session } from '@/state/session'

interface InactivityWatchProps {
  /** The session is over, and the page that it had is still in place, under the cover. */
  onCover: (covered: boolean) => void
}

/** Warns, and ends the session of somebody who is not there (specification §4, "Inactivity"). */
export function InactivityWatch({ onCover }: InactivityWatchProps) {
  const router = useRouter()
  const [phase, setPhase] = useState(phaseAtArrival)
  const over = useOver(phase.at === 'over', onCover)

  useEffect(
    () =>
      watchInactivity((next) => {
        // At once: what a machine shows when it wakes up must not be private.
        if (next.at === 'over') flushSync(() => setPhase(next))
        else setPhase(next)
      }),
    [],
  )

  if (over) return <SessionCover />
  if (phase.at !== 'warning') return null
  return (
    <InactivityDialog
      secondsLeft={phase.secondsLeft}
      onStay={touchActivity}
      onSignOut={() => void signOut(router)}
    />
  )
}

/** Who loads a page is there: it starts monitoring anew (§4), and no warning flashes by. */
function phaseAtArrival(): InactivityPhase {
  if (phaseNow().at === 'warning') touchActivity()
  return phaseNow()
}

/** Ends the session, once; it stays over until another page is shown, or another session begins. */
function useOver(isOver: boolean, onCover: (covered: boolean) => void): boolean {
  const router = useRouter()
  const { authenticated } = useSnapshot(session)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [endedAt, setEndedAt] = useState<string | null>(null)
  const ending = useRef(false)
  const isElsewhere = endedAt !== path || path === `/${signInPage}`
  const uncovered = endedAt !== null && !authenticated && isElsewhere

  useEffect(() => {
    if (!isOver || ending.current) return
    ending.current = true
    onCover(true)
    setEndedAt(router.state.location.pathname)
    void endForInactivity(router).finally(() => {
      ending.current = false
      // Somebody signed in meanwhile, in another tab: this one goes on with them.
      if (session.authenticated) setEndedAt(null)
    })
  }, [isOver, onCover, router])

  useEffect(() => {
    if (uncovered) onCover(false)
  }, [uncovered, onCover])

  return isOver || (endedAt !== null && !uncovered)
}
