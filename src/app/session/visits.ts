import type { AnyRouteMatch, RouterEvents } from '@tanstack/react-router'
import type { AppRouter } from '@/app/router'
import type { KnownUser } from '@/contract/people/users'
import { now } from '@/state/clock'
import { session } from '@/state/session/session'

/** A navigation, with what may be another by the time it is logged. */
export interface Visited {
  readonly event: RouterEvents['onResolved']
  readonly match: AnyRouteMatch | undefined
  readonly at: number
  readonly user: KnownUser | null
}

/** Keeps each navigation from the first on; the script that logs them, loaded later, takes them out. */
export function keepVisits(router: AppRouter): Visited[] {
  const visits: Visited[] = []
  router.subscribe('onResolved', (event) => {
    visits.push({ event, match: router.state.matches.at(-1), at: now(), user: session.user })
  })
  return visits
}
