import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { useArea } from '@/i18n/use-area'
import type { MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { PaymentLedAwayNotice } from '@/screens/shared/payment/payment-led-away-notice'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { SiteOffNotice } from '@/screens/shared/merchant/site-off-notice'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row } from '@/ui/layout/stack'

interface SiteOffProps {
  notice: MaintenanceNotice
  /** Staff may still sign in. */
  letsStaffIn: boolean
  /** The site is back. */
  onBack: () => void
}

/**
 * Replaces every page while the site is off (product.md 2.0, "Maintenance notice"): when it is
 * back, how to pay meanwhile, and that typed input is kept.
 */
export function SiteOff({ notice, letsStaffIn, onBack }: SiteOffProps) {
  useArea('site-off')
  useArea('errors')
  const { data, isFetching, refetch } = useQuery(merchantInfoQuery)
  const merchant = useInLanguage(data?.data ?? null)
  const back = useEffectEvent(onBack)
  useEffect(() => () => back(), [])
  useEffect(() => forgetPaymentLedAway, [])
  const zone = merchant?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <chakra.div maxWidth="42rem" py={{ base: '2', sm: '8' }}>
      <PageHeading title={<FormattedMessage id="site-off.page.heading" />} />
      <PaymentLedAwayNotice look="office" />
      <SiteOffNotice notice={notice} merchant={merchant} zone={zone} />
      <chakra.h2 textStyle="h2" mt="6" mb="1">
        <FormattedMessage id="site-off.kept.heading" />
      </chakra.h2>
      <p>
        <FormattedMessage id="site-off.kept.text" />
      </p>
      <Row mt="6">
        <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
          <FormattedMessage id="site-off.page.look" />
        </Button>
        {letsStaffIn && (
          <LinkButton asChild variant="quiet">
            <Link to="/sign-in">
              <FormattedMessage id="site-off.page.staff" />
            </Link>
          </LinkButton>
        )}
      </Row>
    </chakra.div>
  )
}
