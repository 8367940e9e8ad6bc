import { type ApiFailure, consequenceOf, serverErrors } from './api/failure'
import type { AppRouter } from './router'
import { clearSession, endSession } from './session-end'

/** What a failed call does to the whole application (specification §8); screens show the rest. */
export function actOnFailure(router: AppRouter, failure: ApiFailure): void {
  switch (consequenceOf(failure)) {
    case 'sign-out':
      return endSession(router, { reason: 'expired', errors: serverErrors(failure) })
    case 'wrong-url':
      clearSession(router.options.context.queryClient, null)
      void router.navigate({ to: '/wrong-url', replace: true })
      return
    case 'not-found':
      void router.navigate({ to: '/404', replace: true })
      return
    case null:
  }
}
