import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import { unsubscribeQuery } from '@/api/people/unsubscribe'
import { AuthCard } from '@/screens/shared/auth/auth-card'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useSite } from '@/screens/shared/merchant/site'
import { ExpiredLink } from './expired-link'
import { UnsubscribeForm } from './unsubscribe-form'

/**
 * `/notifications-unsubscribe/:token` (product.md B5): opening it changes nothing, because mail
 * scanners open every link. Its address gives access, so it is hidden from search engines and from
 * the referrer of links.
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
  const { isTenant } = useSite()
  // Only for their names: without them, as on the root domain, those of the answer stay.
  const departments = useQuery({
    ...departmentsQuery,
    enabled: isTenant,
    retry: false,
    meta: { quiet: true },
  })
  /** The link worked when the page opened and has stopped since: the page says so. */
  const [wasOpen, setWasOpen] = useState(false)
  if (letter === undefined || departments.isLoading) {
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
