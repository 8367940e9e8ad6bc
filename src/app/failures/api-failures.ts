import { type ApiFailure, consequenceOf, serverErrors } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants'
import type { RegisteredRouter } from '@tanstack/react-router'
import { tenantOf } from '@/rules/tenants/hosts'
import { isPaymentOpen } from '@/state/payments-in-flight'
import { forgetScreenLeft, isScreenLeft } from '@/state/screen-left'

/**
 * The effects of a failed call on the whole application (specification §8); screens show the rest.
 */
export async function actOnFailure(router: RegisteredRouter, failure: ApiFailure): Promise<void> {
  // A call of a screen that is being left navigates nowhere.
  if (isScreenLeft(router)) return
  switch (consequenceOf(failure)) {
    case 'sign-out': {
      const { endSession } = await sessionEnd()
      return endSession(router, { reason: 'expired', errors: serverErrors(failure) })
    }
    case 'wrong-url': {
      const { clearSession, leaveScreen } = await sessionEnd()
      leaveScreen(router)
      clearSession(router.options.context.queryClient, null)
      return router.navigate({ to: '/wrong-url', replace: true }).finally(forgetScreenLeft)
    }
    case 'not-found':
      // The site was switched off during a payment: its own calls tell what became of it.
      if (isPaymentOpen() && !/payment/i.test(failure.callId)) return
      await router.navigate({ to: '/404', replace: true })
      return learnSite(router)
    case null:
      // A part of the site was switched off meanwhile: merchant-info says which, and until when.
      if (failure.is(503)) {
        const { queryKey } = merchantInfoQuery
        await router.options.context.queryClient.invalidateQueries({ queryKey })
      }
  }
}

/** The 404 page says more of a site that is off: merchant-info tells, and leads nowhere itself. */
async function learnSite({ options: { context } }: RegisteredRouter): Promise<void> {
  if (tenantOf(context.site.host) === null) return
  await context.queryClient.query({ ...merchantInfoQuery, staleTime: 0 }).catch(() => undefined)
}

/** A guest has no session to end; with a session this module is loaded already. */
const sessionEnd = () => import('@/app/session/session-end')
