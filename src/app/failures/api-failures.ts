import { type ApiFailure, consequenceOf } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import type { RegisteredRouter } from '@tanstack/react-router'
import { tenantOf } from '@/rules/tenants/hosts'
import { isPaymentOpen } from '@/state/cart/payments-in-flight'
import { isScreenLeft } from '@/state/session/screen-left'

/**
 * The effects of a failed call on the whole application (specification §8); screens show the rest.
 */
export async function actOnFailure(router: RegisteredRouter, failure: ApiFailure): Promise<void> {
  // A call of a screen that is being left navigates nowhere.
  if (isScreenLeft(router)) return
  const { queryClient, site } = router.options.context
  switch (consequenceOf(failure)) {
    case 'sign-out':
      return (await sessionEnd()).endAfterRefusal(router, failure)
    case 'wrong-url':
      return (await sessionEnd()).endAtWrongUrl(router)
    case 'not-found':
      // The site was switched off during a payment: its own calls tell what became of it.
      if (isPaymentOpen() && !/payment/i.test(failure.callId)) return
      await router.navigate({ to: '/404', replace: true })
      // The 404 page says more of a site that is off: merchant-info tells, and leads nowhere itself.
      if (tenantOf(site.host) === null) return
      await queryClient.query({ ...merchantInfoQuery, staleTime: 0 }).catch(() => undefined)
      return
    case null:
      // A part of the site was switched off meanwhile: merchant-info says which, and until when.
      if (failure.is(503)) {
        const { queryKey } = merchantInfoQuery
        await queryClient.invalidateQueries({ queryKey })
      }
  }
}

/** A guest has no session to end; with a session this module is loaded already. */
const sessionEnd = () => import('@/app/session/session-end')
