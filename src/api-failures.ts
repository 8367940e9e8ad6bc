import { type ApiFailure, consequenceOf } from './api/failure'
import type { AppRouter } from './router'
import { purgeSession } from './state/session'

/** What a failed call does to the whole application (specification §8); screens show the rest. */
export function actOnFailure(router: AppRouter, failure: ApiFailure): void {
  const consequence = consequenceOf(failure)
  if (consequence === null) return
  if (consequence !== 'not-found') purgeSession()
  const to = { 'sign-out': '/departments', 'wrong-url': '/wrong-url', 'not-found': '/404' } as const
  void router.navigate({ to: to[consequence], replace: true })
}
