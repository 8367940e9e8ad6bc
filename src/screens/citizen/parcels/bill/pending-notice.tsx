import { FormattedMessage } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { usePartName } from '@/screens/shared/account/part-name'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { Money } from '@/ui/display/money'

interface PendingNoticeProps {
  bill: Pick<Bill, 'parcel' | 'installments' | 'pending'>
}

/** A payment is made and not posted by the office yet, or being checked: another may be one too many. */
export function PendingNotice({ bill }: PendingNoticeProps) {
  return bill.pending === null ? null : <Notice bill={bill} pending={bill.pending} />
}

function Notice({ bill, pending }: PendingNoticeProps & { pending: NonNullable<Bill['pending']> }) {
  const formats = useFormats()
  const zone = useTimeZone()
  const isToday = plainDateIn(zone, Date.parse(pending.at)) === plainDateIn(zone, now())
  const partName = usePartName()
  const cents = <Money cents={pending.amount_cents} />
  // The other half is still open: a bill of one part needs no name for it.
  const cycles = bill.installments.length > 1 ? (pending.cycles ?? []) : []
  const parts = formats.list(cycles.map((cycle) => partName(cycle, bill.parcel.department_id)))
  const amount =
    parts === '' ? (
      cents
    ) : (
      <FormattedMessage id="bill.pending.amountFor" values={{ amount: cents, parts }} />
    )
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
