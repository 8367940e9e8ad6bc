import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { useFormats } from '@/i18n/format'
import type { MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { ClockIcon, PhoneIcon, PlaceIcon } from '@/ui/display/icons'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { PhoneLink } from './phone-link'
import { Point, Points } from '@/screens/shared/detail/points'
import { StatusLink } from './status-link'

/** The facts of a merchant that help while its site is off. */
export type OffMerchant = Pick<
  MerchantInfo,
  'phone' | 'hours' | 'office' | 'address' | 'city' | 'state' | 'zip'
>

interface SiteOffNoticeProps {
  notice: Pick<MaintenanceNotice, 'message' | 'ends_at' | 'status_url'>
  /** null: not known. */
  merchant: OffMerchant | null
  zone: string
}

/** When the site is back, and how to pay meanwhile. Needs the messages of the area `site-off`. */
export function SiteOffNotice({ notice, merchant, zone }: SiteOffNoticeProps) {
  const { instant } = useFormats()
  return (
    <>
      {notice.message !== null && (
        <chakra.p fontSize="lg" lineHeight="1.75rem" mb="5" overflowWrap="anywhere">
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
          {notice.status_url !== null && (
            <LazyBoundary>
              {' '}
              <StatusLink url={notice.status_url} />
            </LazyBoundary>
          )}
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
    </>
  )
}
