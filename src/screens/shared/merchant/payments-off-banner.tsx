import { type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useArea } from '@/i18n/use-area'
import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { useTimeZone } from '@/screens/shared/time/time-zone'

interface PaymentsOffBannerProps {
  /** null: not known. */
  endsAt: string | null
  /** Of the site that is shown; by default this one's. */
  zone?: string | undefined
  children: ReactNode
}

/** Nothing can be paid: stronger than other notices, and it says until when. */
export function PaymentsOffBanner({ endsAt, zone, children }: PaymentsOffBannerProps) {
  useArea('site-off')
  const { shortDate, time } = useFormats()
  const ownZone = useTimeZone()
  const shownZone = zone ?? ownZone
  const end = endsAt === null ? null : plainDateIn(shownZone, Date.parse(endsAt))
  return (
    <Banner
      tone="late"
      title={
        end === null || endsAt === null ? (
          <FormattedMessage id="site-off.payments.title" />
        ) : end === plainDateIn(shownZone, now()) ? (
          <FormattedMessage
            id="site-off.payments.untilTime"
            values={{ time: time(endsAt, shownZone) }}
          />
        ) : (
          <FormattedMessage id="site-off.payments.until" values={{ date: shortDate(end) }} />
        )
      }
    >
      {children}
    </Banner>
  )
}
