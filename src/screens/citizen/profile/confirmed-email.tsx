import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { confirmEmail } from '@/api/people/profile'
import { keys } from '@/api/keys'
import { isDecided, isServerError, isUnanswered, tried } from '@/api/write'
import { type LinkProblem, linkProblems } from '@/contract/people/profile'
import type { KnownUser, User } from '@/contract/people/users'
import type { MessageId } from '@/i18n/message-ids'
import { isSameEmail } from '@/rules/people/emails'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { Banner } from '@/ui/feedback/banner'

interface ConfirmedEmailProps {
  /** From the link in the mail. */
  token: string
  user: KnownUser
  onSaved: (user: User) => void
  /** The user as the server has them now; null: there was no answer. */
  readAgain: () => Promise<User | null>
}

/** The result of opening the link to a new address. */
export function ConfirmedEmail({ token, user, onSaved, readAgain }: ConfirmedEmailProps) {
  const link = useQuery({
    // Requested once per link, even if the page renders again: the second time the link is used up.
    queryKey: keys.confirmEmail(token),
    queryFn: async () => {
      const result = await tried(confirmEmail(token))
      if (result.ok) {
        onSaved(result.answer)
        return result.answer.email
      }
      const { failure } = result
      if (isDecided(failure)) {
        // The page may still show the address from before, where an earlier answer was lost.
        if (problemIn(failure) === 'link_used') await readAgain()
        throw failure
      }
      // The server tells what became of a lost answer (decision 40).
      const now = await readAgain()
      if (now === null || !isConfirmedNow(now, user.pending_email)) throw failure
      onSaved(now)
      return now.email
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
    const retry = { retrying: link.isFetching, onRetry: () => void link.refetch() }
    return mayBeMade(link.error) ? (
      <FailurePanel error={link.error} {...retry} reason={<MayBeMade error={link.error} />} />
    ) : (
      <FailurePanel error={link.error} {...retry}>
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

/** Whether the address that was waited for counts by now. */
function isConfirmedNow(now: User, waited: string | null | undefined): boolean {
  return isSameEmail(now.email, waited) && !isSameEmail(now.pending_email ?? '', waited)
}

function mayBeMade(error: Error): boolean {
  return error instanceof ApiFailure && !isDecided(error) && !isServerError(error)
}

function MayBeMade({ error }: { error: Error }) {
  return (
    <>
      {error instanceof ApiFailure && isUnanswered(error) ? (
        <FormattedMessage id="failures.failure.timeout" />
      ) : (
        <FailureText error={error} />
      )}{' '}
      <FormattedMessage id="failures.failure.made" />
    </>
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
