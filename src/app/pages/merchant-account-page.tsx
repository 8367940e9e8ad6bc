import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { AccountKey } from '@/api/bills/accounts'
import { addressSearch } from '@/rules/addresses/address-search'
import { CounterPanel, NoCounterPanel } from '@/screens/office/counter/counter-panel'
import { MerchantAccountView } from '@/screens/office/lookup/merchant-account-view'
import { AccountSkeleton } from '@/screens/shared/account/account-skeleton'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { WayHome } from '@/screens/shared/failure/way-home'
import { useMay } from '@/state/session/use-may'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { UserIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'

interface MerchantAccountPageProps {
  of: AccountKey
}

/** The route has no guard: this page asks for nothing before it knows who is there (decision 15). */
export function MerchantAccountPage({ of }: MerchantAccountPageProps) {
  const { authenticated, user } = useViewer()
  const mayView = useMay('merchant-accounts.view')
  const href = useLocation({ select: (location) => location.href })
  if (authenticated && user !== null && mayView) {
    const key = `${of.departmentId}/${of.account}/${of.client}`
    return <KnownAccount key={key} of={of} />
  }
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="account-view.view.heading" values={{ account: of.account }} />}
      />
      {!authenticated ? (
        <Card>
          <EmptyState
            icon={<UserIcon />}
            action={
              <LinkButton asChild>
                <Link to="/sign-in" search={{ return_to: href }}>
                  <FormattedMessage id="account-view.view.signIn" />
                </Link>
              </LinkButton>
            }
          >
            <FormattedMessage id="lookup.account.guest" />
          </EmptyState>
        </Card>
      ) : user === null ? (
        <AccountSkeleton />
      ) : (
        <NotAllowed action={<WayHome />} />
      )}
    </>
  )
}

function KnownAccount({ of }: MerchantAccountPageProps) {
  const mayTake = useMay('payments.counter')
  const navigate = useNavigate()
  const { open } = useSearch({ strict: false })
  return (
    <MerchantAccountView
      of={of}
      pay={
        mayTake
          ? (account, department) => (
              <CounterPanel
                of={of}
                account={account}
                department={department}
                atOnce={open === 'payment'}
                onClose={() => {
                  // A reload does not begin another payment.
                  if (open === undefined) return
                  void navigate({
                    to: '.',
                    search: (old) => addressSearch({ ...old, open: undefined }),
                    replace: true,
                    resetScroll: false,
                  })
                }}
              />
            )
          : () => <NoCounterPanel />
      }
    />
  )
}
