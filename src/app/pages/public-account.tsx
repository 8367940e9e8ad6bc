import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { session } from '@/state/session/session'
import { LinkButton } from '@/ui/action/link-button'
import '@/ui/feedback/bones.css'
import { readReturnTo } from '@/app/guard/return-to'
import { lazyUi } from '@/ui/theme/late-ui'

// Most visitors are guests: they download only a link.
const KnownAccount = lazyUi(async () => (await import('@/app/guard/known-account')).KnownAccount)

interface PublicAccountProps {
  /** For a phone's menu, which closes after a navigation; absent in the header. */
  onLeave?: () => void
}

/** Holds the place of a signed-in user's name. */
export function AccountBone() {
  return <span className="bone account-bone" />
}

/** The sign-in link, or the user's menu. */
export function PublicAccount({ onLeave }: PublicAccountProps) {
  const inMenu = onLeave !== undefined
  const { authenticated } = useSnapshot(session)
  // Evaluated for each page, because the frame stays mounted across navigations.
  useMatches()
  const { href } = useRouter().latestLocation
  return authenticated ? (
    <LazyBoundary fallback={!inMenu && <AccountBone />}>
      <KnownAccount {...(inMenu && { onLeave })} />
    </LazyBoundary>
  ) : (
    <LinkButton asChild variant="outline" wide={inMenu} onClick={onLeave}>
      {/* Returns to the current page afterwards, unless it is the start (decision 18). */}
      <Link to="/sign-in" search={href === '/departments' ? {} : readReturnTo({ return_to: href })}>
        <FormattedMessage id="shell.account.signIn" />
      </Link>
    </LinkButton>
  )
}
