import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { confirmEmail } from '@/api/people/profile'
import { keys } from '@/api/keys'
import { type LinkProblem, linkProblems } from '@/contract/people/profile'
import type { KnownUser, User } from '@/contract/people/users'
import type { MessageId } from '@/i18n/message-ids'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { Banner } from '@/ui/feedback/banner'

interface ConfirmedEmailProps {
  /** From the link in the mail. */
  token: string
  user: KnownUser
  onSaved: (user: User) => void
}

/** The result of opening the link to a new address. */
export function ConfirmedEmail({ token, user, onSaved }: ConfirmedEmailProps) {
  const link = useQuery({
    // Requested once per link, even if the page renders again: the second time the link is used up.
    queryKey: keys.confirmEmail(token),
    queryFn: async () => {
      const confirmed = await confirmEmail(token)
      onSaved(confirmed)
      return confirmed.email
    },
    staleTime: 'static',
    retry: false,
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
  })
  const problem = problemIn(link.error)

  if (link.data !== undefined) {
    return (
      <Banner tone="good" role="status">
        <FormattedMessage id="profile.link.done" values={{ email: <b>{link.data}</b> }} />
      </Banner>
    )
  }
  if (problem !== null) {
    return (
      <Banner tone={problem === 'link_used' ? 'info' : 'due'} role="status">
        <FormattedMessage id={textOf(problem, user)} values={{ email: <b>{user.email}</b> }} />
      </Banner>
    )
  }
  if (link.isError) {
    return (
      <FailurePanel
        error={link.error}
        retrying={link.isFetching}
        onRetry={() => void link.refetch()}
      >
        <FormattedMessage id="profile.link.failed" />
      </FailurePanel>
    )
  }
  return (
    <Banner tone="info" role="status">
      <FormattedMessage id="profile.link.working" />
    </Banner>
  )
}

function textOf(problem: LinkProblem, user: KnownUser): MessageId {
  switch (problem) {
    case 'link_used':
      return 'profile.link.used'
    case 'email_taken':
      return 'profile.link.taken'
    case 'link_expired':
      return user.pending_email ? 'profile.link.expiredPending' : 'profile.link.expired'
  }
}

function problemIn(error: Error | null): LinkProblem | null {
  if (!(error instanceof ApiFailure) || !error.is(409)) return null
  return linkProblems.find((problem) => problem === error.body.code) ?? null
}
