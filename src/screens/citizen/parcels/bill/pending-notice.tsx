import { FormattedMessage } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'

interface PendingNoticeProps {
  pending: NonNullable<Bill['pending']>
}

/** A payment is made and not posted by the office yet, or being checked: another may be one too many. */
export function PendingNotice({ pending }: PendingNoticeProps) {
  const formats = useFormats()
  const zone = useTimeZone()
  const isToday = plainDateIn(zone, Date.parse(pending.at)) === plainDateIn(zone, now())
  const amount = <Money cents={pending.amount_cents} />
  return (
    <Banner tone="info">
      {isToday ? (
        <FormattedMessage
          id={pending.checking ? 'bill.checking.today' : 'bill.pending.today'}
          values={{ amount, time: formats.time(pending.at, zone) }}
        />
      ) : (
        <FormattedMessage
          id={pending.checking ? 'bill.checking.earlier' : 'bill.pending.earlier'}
          values={{ amount, time: formats.instant(pending.at, zone) }}
        />
      )}
    </Banner>
  )
}
