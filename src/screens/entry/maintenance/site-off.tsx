import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantInfoQuery } from '@/api/merchants'
import { useFormats } from '@/i18n/format'
import { isLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import type { MaintenanceNotice } from '@/rules/tenants/maintenance'
import { PaymentLedAwayNotice } from '@/screens/shared/payment-led-away-notice'
import { PhoneLink } from '@/screens/shared/phone-link'
import { Point, Points } from '@/screens/shared/points'
import { useInLanguage } from '@/screens/shared/in-language'
import { forgetPaymentLedAway } from '@/state/payment-led-away'
import { Button } from '@/ui/action/button'
import { PhoneIcon, PlaceIcon, ClockIcon } from '@/ui/display/icons'
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
  const { locale } = useIntl()
  const language = isLocale(locale) ? locale : 'en'
  use(loadAreas(language, 'site-off'))
  use(loadAreas(language, 'errors'))
  const { instant } = useFormats()
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
      {notice.message !== null && (
        <chakra.p fontSize="lg" lineHeight="1.75rem" mb="5">
          {notice.message}
        </chakra.p>
      )}
      <Points>
        <Point icon={<ClockIcon />} title={<FormattedMessage id="site-off.when.heading" />}>
          {notice.ends_at === null ? (
            <FormattedMessage id="site-off.when.unknown" />
          ) : (
            <FormattedMessage
              id="site-off.when.text"
              values={{ time: <b>{instant(notice.ends_at, zone)}</b> }}
            />
          )}{' '}
          <FormattedMessage id="site-off.when.itself" />
        </Point>
        {merchant !== null && (
          <>
            <Point icon={<PhoneIcon />} title={<FormattedMessage id="site-off.pay.heading" />}>
              <FormattedMessage
                id="site-off.pay.phone"
                values={{ phone: <PhoneLink phone={merchant.phone} /> }}
              />
              <br />
              {merchant.hours}
            </Point>
            <Point icon={<PlaceIcon />} title={<FormattedMessage id="site-off.pay.person" />}>
              {merchant.office}, {merchant.address}, {merchant.city}, {merchant.state}{' '}
              {merchant.zip}
            </Point>
          </>
        )}
      </Points>
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
