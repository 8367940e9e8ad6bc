import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { UnsubscribeLink } from '@/contract/people/unsubscribe'
import { ownProfile } from '@/rules/addresses/landing'
import { unsubscribeLinkDays } from '@/rules/people/unsubscribe-times'
import { AuthCard } from '@/screens/shared/auth/auth-card'
import { LinkButton } from '@/ui/action/link-button'

interface ExpiredLinkProps {
  why: Exclude<UnsubscribeLink['state'], 'open' | 'saved'>
  takesFocus: boolean
}

/** A link that no longer works: the reason, and another way to the same choices. */
export function ExpiredLink({ why, takesFocus }: ExpiredLinkProps) {
  return (
    <AuthCard
      takesFocus={takesFocus}
      title={<FormattedMessage id={`unsubscribe.dead.${why}Title`} />}
      subtitle={
        <FormattedMessage id={`unsubscribe.dead.${why}`} values={{ days: unsubscribeLinkDays }} />
      }
    >
      <LinkButton asChild wide>
        <Link to="/sign-in" search={{ return_to: ownProfile }}>
          <FormattedMessage id="unsubscribe.dead.signIn" />
        </Link>
      </LinkButton>
    </AuthCard>
  )
}
