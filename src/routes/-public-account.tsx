import { Link, useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { Late } from '@/screens/shared/late'
import { session } from '@/state/session'
import { LinkButton } from '@/ui/link-button'
import { Bone } from '@/ui/skeleton'
import { readReturnTo } from './-return-to'

// Most visitors are guests: a link is all that they download of this.
const HeaderAccount = lazy(() =>
  import('./-known-account').then((module) => ({ default: module.HeaderAccount })),
)
const MenuAccount = lazy(() =>
  import('./-known-account').then((module) => ({ default: module.MenuAccount })),
)

/** At the end of the citizen's header: the way in, or whose session this is. */
export function PublicAccount() {
  const { authenticated } = useSnapshot(session)
  return authenticated ? (
    <Late fallback={<Bone width={{ sm: '4rem', md: '9rem' }} height="8" borderRadius="pill" />}>
      <HeaderAccount />
    </Late>
  ) : (
    <SignInLink />
  )
}

/** The same in a phone's menu, which closes when it has led somewhere. */
export function PhoneAccount({ onLeave }: { onLeave: () => void }) {
  const { authenticated } = useSnapshot(session)
  return authenticated ? (
    <Late>
      <MenuAccount onLeave={onLeave} />
    </Late>
  ) : (
    <SignInLink wide onPress={onLeave} />
  )
}

function SignInLink({ wide = false, onPress }: { wide?: boolean; onPress?: () => void }) {
  const href = useLocation({ select: (location) => location.href })
  return (
    <LinkButton asChild variant={wide ? 'outline' : 'quiet'} wide={wide} onClick={onPress}>
      {/* Back to what somebody was at; the start page is no such thing (product.md decision 18). */}
      <Link to="/sign-in" search={href === '/departments' ? {} : readReturnTo({ return_to: href })}>
        <FormattedMessage id="shell.account.signIn" />
      </Link>
    </LinkButton>
  )
}
