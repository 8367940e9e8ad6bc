import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { tenantOf } from '@/rules/tenants/hosts'
import { may } from '@/rules/people/permissions'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { useKnownMerchant } from '@/screens/shared/merchant/cached-merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Point, Points } from '@/screens/shared/detail/points'
import { PaymentLedAwayNotice } from '@/screens/shared/payment/payment-led-away-notice'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'
import { CardIcon, MailIcon, PhoneIcon } from '@/ui/display/icons'
import { MessagePage } from './message-page'
import { OwnSite } from './own-site'

interface NotFoundProps {
  /** A search for bills, if there are any (product.md O1). */
  search: ReactNode
}

/** Two causes, distinguished where known: no such page, or a merchant that is switched off (O1). */
export function NotFound({ search }: NotFoundProps) {
  const { site } = useRouter().options.context
  const disabled = useDisabled()
  if (disabled !== null) {
    return (
      <MessagePage
        title={<FormattedMessage id="errors.disabled.heading" />}
        points={
          <Points>
            <Point icon={<PhoneIcon />} title={<FormattedMessage id="errors.disabled.bills" />}>
              {disabled.phone === null ? (
                <FormattedMessage id="errors.disabled.textOnly" />
              ) : (
                <FormattedMessage
                  id="errors.disabled.text"
                  values={{ contact: <PhoneLink phone={disabled.phone} /> }}
                />
              )}
            </Point>
            <Point icon={<CardIcon />} title={<FormattedMessage id="errors.disabled.paid" />}>
              <FormattedMessage id="errors.disabled.paidText" />
            </Point>
          </Points>
        }
      >
        <PaymentLedAwayNotice look="office" />
      </MessagePage>
    )
  }
  const onTenant = tenantOf(site.host) !== null
  return (
    <MessagePage
      mark={!onTenant}
      title={<FormattedMessage id="errors.notFound.heading" />}
      points={onTenant && <LostPoints />}
      actions={onTenant ? <WaysOn /> : <StaffWaysOn />}
    >
      <PaymentLedAwayNotice look={onTenant ? 'checkout' : 'office'} />
      <p>
        <FormattedMessage id="errors.notFound.text" />
      </p>
      {onTenant && search}
    </MessagePage>
  )
}

/** Why a page may be gone, and whom to ask. */
function LostPoints() {
  const phone = useKnownMerchant()?.phone ?? null
  return (
    <Points>
      <Point icon={<MailIcon />} title={<FormattedMessage id="errors.notFound.link" />}>
        <FormattedMessage id="errors.notFound.linkText" />
      </Point>
      {phone !== null && (
        <Point icon={<PhoneIcon />} title={<FormattedMessage id="errors.help.office" />}>
          <FormattedMessage id="errors.help.call" values={{ phone: <PhoneLink phone={phone} /> }} />
        </Point>
      )}
    </Points>
  )
}

function WaysOn() {
  const { authenticated, subject } = useViewer()
  return (
    <>
      {may(subject, 'dashboard.view') && (
        <LinkButton asChild>
          <Link to="/dashboard">
            <FormattedMessage id="errors.notFound.dashboard" />
          </Link>
        </LinkButton>
      )}
      <LinkButton asChild variant="outline">
        <Link to="/departments">
          <FormattedMessage id="errors.notFound.departments" />
        </Link>
      </LinkButton>
      {!authenticated && (
        <LinkButton asChild variant="quiet">
          <Link to="/sign-in">
            <FormattedMessage id="errors.signIn.link" />
          </Link>
        </LinkButton>
      )}
    </>
  )
}

/** The root domain takes no payments. */
function StaffWaysOn() {
  const { authenticated } = useViewer()
  if (authenticated) return <OwnSite />
  return (
    <LinkButton asChild>
      <Link to="/sign-in">
        <FormattedMessage id="errors.wrongUrl.staff" />
      </Link>
    </LinkButton>
  )
}

/** From the cached merchant-info; this page makes no call (decision 17). */
function useDisabled(): { phone: string | null } | null {
  const { data, error } = useQuery({ ...merchantInfoQuery, enabled: false })
  if (data !== undefined) return isDisabled(data.data) ? { phone: data.data.phone } : null
  return error instanceof ApiFailure && error.is(404) ? { phone: null } : null
}
