import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { signInPage } from '@/rules/constants'
import { InactivityDialog } from '@/screens/entry/session/inactivity-dialog'
import { SessionCover } from '@/screens/entry/session/session-cover'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { askAndSignOut, endForInactivity } from './session-flow'
import { phaseNow, touchActivity } from '@/state/session/activity'
import { watchInactivity } from '@/state/session/inactivity-watch'
import { session } from '@/state/session/session'
import { loadModal } from '@/ui/overlay/dialog'

/** Long after the first screen, long before the warning. */
const warningLoadMs = 60_000

interface InactivityWatchProps {
  /** The session is over while its page is still mounted under the cover. */
  onCover: (covered: boolean) => void
}

/** Warns, and ends an inactive user's session (specification §4, "Inactivity"). */
export function InactivityWatch({ onCover }: InactivityWatchProps) {
  const router = useRouter()
  const merchant = useMerchant()
  const [phase, setPhase] = useState(phaseNow)
  const over = useOver(phase.at === 'over', onCover)

  useEffect(
    () =>
      watchInactivity((next) => {
        // Synchronously: a machine that wakes up must not show private data.
        if (next.at === 'over') flushSync(() => setPhase(next))
        else setPhase(next)
      }),
    [],
  )

  // The warning does not wait for a network that may be gone by then.
  useEffect(() => {
    const timer = setTimeout(() => void loadModal().catch(() => undefined), warningLoadMs)
    return () => clearTimeout(timer)
  }, [])

  if (over) return <SessionCover />
  if (phase.at !== 'warning') return null
  return (
    <InactivityDialog
      secondsLeft={phase.secondsLeft}
      text={merchant?.session_text}
      onStay={touchActivity}
      onSignOut={() => {
        // The question of an unsaved form takes the warning's place.
        touchActivity()
        void askAndSignOut(router)
      }}
    />
  )
}

/** Ends the session once; stays until another page shows or another session begins. */
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
      // A user signed in meanwhile in another tab: this tab continues with that session.
      if (session.authenticated) setEndedAt(null)
    })
  }, [isOver, onCover, router])

  useEffect(() => {
    if (uncovered) onCover(false)
  }, [uncovered, onCover])

  return isOver || (endedAt !== null && !uncovered)
}
