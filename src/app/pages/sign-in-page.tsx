import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { SignIn } from '@/screens/entry/sign-in/sign-in'
import { enterSession } from '@/app/session/session-flow'
import { previousRoute } from '@/state/route-log'
import { guestPath } from '@/app/guard/guest-path'
import { useAuthSite, useSite } from '@/screens/shared/merchant/site'

/** The address /sign-in. */
export function SignInPage({ returnTo }: { returnTo: string | null }) {
  const router = useRouter()
  const { isTenant } = useSite()
  const site = useAuthSite()
  const passwordSet = useLocation({ select: ({ state }) => state.passwordSet === true })
  // Read after arrival rather than while opening, when the previous route is not recorded yet.
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  return (
    <SignIn
      site={site}
      returnTo={returnTo}
      passwordSet={passwordSet}
      guestPath={isTenant ? guestPath([returnTo, previousRoute()]) : null}
      onSignedIn={(as) => enterSession(router, { ...as, interrupted: returnTo })}
    />
  )
}
