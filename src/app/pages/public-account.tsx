import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { session } from '@/state/session'
import { LinkButton } from '@/ui/action/link-button'
import { Bone } from '@/ui/feedback/skeleton'
import { readReturnTo } from '@/app/guard/return-to'

// Most visitors are guests: a link is all that they download of this.
const KnownAccount = lazy(() =>
  import('@/app/guard/known-account').then((module) => ({ default: module.KnownAccount })),
)

interface PublicAccountProps {
  /** Of a phone's menu, which closes when it has led somewhere; without it, for the header. */
  onLeave?: () => void
}

/** Where the name of somebody who is signed in will be. */
export function AccountBone() {
  return <Bone width={{ sm: '2.75rem', md: '9rem' }} height="8" borderRadius="pill" />
}

/** The way in, or whose session this is. */
export function PublicAccount({ onLeave }: PublicAccountProps) {
  const inMenu = onLeave !== undefined
  const { authenticated } = useSnapshot(session)
  // Anew for each page: the frame stays while pages come and go.
  useMatches()
  const { href } = useRouter().latestLocation
  return authenticated ? (
    <LazyBoundary fallback={!inMenu && <AccountBone />}>
      <KnownAccount {...(inMenu && { onLeave })} />
    </LazyBoundary>
  ) : (
    <LinkButton asChild variant={inMenu ? 'outline' : 'quiet'} wide={inMenu} onClick={onLeave}>
      {/* Back to what somebody was at; the start page is no such thing (decision 18). */}
      <Link to="/sign-in" search={href === '/departments' ? {} : readReturnTo({ return_to: href })}>
        <FormattedMessage id="shell.account.signIn" />
      </Link>
    </LinkButton>
  )
}
