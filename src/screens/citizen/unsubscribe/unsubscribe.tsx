import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { unsubscribeQuery } from '@/api/unsubscribe'
import { AuthCard } from '@/screens/shared/auth-card'
import { AuthPending } from '@/screens/shared/auth-pending'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { ExpiredLink } from './expired-link'
import { UnsubscribeForm } from './unsubscribe-form'

/**
 * `/notifications-unsubscribe/:token` (product.md B5): opening it changes nothing, because mail
 * scanners follow every link. Its address is the key to it, so it is kept out of search engines and
 * out of what other sites are told.
 */
export function Unsubscribe({ token }: { token: string }) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Opened token={token} />
    </>
  )
}

function Opened({ token }: { token: string }) {
  const { data: letter, error, isFetching, refetch } = useQuery(unsubscribeQuery(token))
  /** It was of use when the page opened, and is not any more: the reader has to be told. */
  const [wasOpen, setWasOpen] = useState(false)
  if (letter === undefined) {
    if (error === null) return <AuthPending />
    return (
      <AuthCard title={<FormattedMessage id="unsubscribe.page.heading" />}>
        <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
          <FormattedMessage id="account-view.notifications.failed" />
        </FailurePanel>
      </AuthCard>
    )
  }
  return letter.state === 'open' || letter.state === 'saved' ? (
    <UnsubscribeForm token={token} letter={letter} onGone={() => setWasOpen(true)} />
  ) : (
    <ExpiredLink why={letter.state} takesFocus={wasOpen} />
  )
}
