import { type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { useArea } from '@/i18n/use-area'
import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { useTimeZone } from '@/screens/shared/time/time-zone'

const words = {
  'payments-off': {
    title: 'site-off.payments.title',
    until: 'site-off.payments.until',
    untilTime: 'site-off.payments.untilTime',
  },
  'site-off': {
    title: 'site-off.staff.title',
    until: 'site-off.staff.until',
    untilTime: 'site-off.staff.untilTime',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageId>>>>

interface StoppingBannerProps {
  level: keyof typeof words
  /** null: not known. */
  endsAt: string | null
  /** Of the site that is shown; by default this one's. */
  zone?: string | undefined
  children: ReactNode
}

/**
 * Nothing can be paid, or only staff see the site at all: stronger than other notices, and it says
 * until when.
 */
export function StoppingBanner({ level, endsAt, zone, children }: StoppingBannerProps) {
  useArea('site-off')
  const { shortDate, time } = useFormats()
  const { title, until, untilTime } = words[level]
  const ownZone = useTimeZone()
  const shownZone = zone ?? ownZone
  const end = endsAt === null ? null : plainDateIn(shownZone, Date.parse(endsAt))
  return (
    <Banner
      tone="late"
      title={
        end === null || endsAt === null ? (
          <FormattedMessage id={title} />
        ) : end === plainDateIn(shownZone, now()) ? (
          <FormattedMessage id={untilTime} values={{ time: time(endsAt, shownZone) }} />
        ) : (
          <FormattedMessage id={until} values={{ date: shortDate(end) }} />
        )
      }
    >
      {children}
    </Banner>
  )
}
