import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { productName } from '@/rules/constants'
import { isSafeLabel, rootHost, tenantAddress, tenantOf } from '@/rules/tenants/hosts'
import { may } from '@/rules/people/permissions'
import { subDomainOf } from '@/rules/tenants/tenants'
import { Point, Points } from '@/screens/shared/points'
import { PaymentLedAwayNotice } from '@/screens/shared/payment-led-away-notice'
import { demo, demoFrontPage } from '@/state/demo'
import { useViewer } from '@/state/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { MerchantIcon, TaxIcon, UsersIcon } from '@/ui/display/icons'
import { MessagePage } from './message-page'

/** "Oops!": a host without a merchant (specification §2, product.md O3). */
export function WrongUrl() {
  const { site } = useRouter().options.context
  const isDemo = useSnapshot(demo).parts !== null
  const root = rootHost(site.host)
  const onRoot = tenantOf(site.host) === null
  return (
    <MessagePage
      mark
      title={<FormattedMessage id="errors.wrongUrl.heading" />}
      points={<WhoIsThere example={`miamicounty.${root}`} onRoot={onRoot} />}
      actions={
        <>
          <WayOn />
          {/* Only the demonstration has a page that lists its cities. */}
          {__MOCK__ && isDemo && (
            <LinkButton variant="outline" href={`${site.protocol}//${root}${demoFrontPage}`}>
              <FormattedMessage id="errors.demo.open" />
            </LinkButton>
          )}
        </>
      }
    >
      <PaymentLedAwayNotice look="office" />
      <p>
        <FormattedMessage id="errors.wrongUrl.text" />
      </p>
    </MessagePage>
  )
}

/** Who may have come here, and where each finds what they look for. */
function WhoIsThere({ example, onRoot }: { example: string; onRoot: boolean }) {
  return (
    <Points>
      <Point icon={<TaxIcon />} title={<FormattedMessage id="errors.wrongUrl.pay" />}>
        <FormattedMessage id="errors.wrongUrl.payText" values={{ example: <b>{example}</b> }} />
      </Point>
      <Point icon={<MerchantIcon />} title={<FormattedMessage id="errors.wrongUrl.office" />}>
        <FormattedMessage id="errors.wrongUrl.officeText" />
      </Point>
      {onRoot && (
        <Point
          icon={<UsersIcon />}
          title={
            <FormattedMessage id="errors.wrongUrl.provider" values={{ product: productName }} />
          }
        >
          <FormattedMessage id="errors.wrongUrl.providerText" />
        </Point>
      )}
    </Points>
  )
}

/** Leads a user to their own city; staff of the provider works here, on the root. */
function WayOn() {
  const { site } = useRouter().options.context
  const { user, subject } = useViewer()
  const own = subDomainOf(user)
  if (own !== null && isSafeLabel(own)) {
    return (
      <LinkButton href={tenantAddress(site, own)}>
        <FormattedMessage id="errors.wrongUrl.own" />
      </LinkButton>
    )
  }
  if (tenantOf(site.host) !== null) return null
  return (
    <LinkButton asChild>
      {may(subject, 'dashboard.view') ? (
        <Link to="/admin/dashboard">
          <FormattedMessage id="errors.notFound.dashboard" />
        </Link>
      ) : (
        <Link to="/sign-in">
          <FormattedMessage id="errors.wrongUrl.staff" />
        </Link>
      )}
    </LinkButton>
  )
}
