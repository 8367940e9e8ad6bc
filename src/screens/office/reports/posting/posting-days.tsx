import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OpenBatch } from '@/contract/reports/posting-report'
import { useFormats } from '@/i18n/format'
import type { DayRange } from '@/rules/time/periods'
import { DateWords } from '@/screens/shared/time/date-words'
import { ClockIcon } from '@/ui/display/icons'
import { BesideWord } from '@/ui/display/no-break'
import { Pill } from '@/ui/display/pill'

interface PostingDaysProps {
  /** Of whom: the merchant, the department. */
  of?: ReactNode
  /** Absent while they are loaded. */
  days: DayRange | undefined
}

/** Below the heading of a posting report: whose and which days it is of, and what the dates mean. */
export function PostingDays({ of, days }: PostingDaysProps) {
  const { date } = useFormats()
  if (!days) return of
  return (
    <>
      {of}
      {of !== undefined && ' · '}
      {days.from === days.to ? (
        <FormattedMessage id="reports.days.one" values={{ day: date(days.from) }} />
      ) : (
        <FormattedMessage
          id="reports.days.range"
          values={{ from: date(days.from), to: date(days.to) }}
        />
      )}
      <BesideWord>
        <DateWords />
      </BesideWord>
    </>
  )
}

interface OpenBatchNoteProps {
  batch: OpenBatch | undefined
  zone: string
}

/** Beside the heading: the day that is not closed yet, and when it will be. */
export function OpenBatchNote({ batch, zone }: OpenBatchNoteProps) {
  const { shortDate, time } = useFormats()
  if (!batch) return null
  return (
    <Pill tone="due" icon={<ClockIcon />}>
      <FormattedMessage
        id="reports.batch.open"
        values={{ day: shortDate(batch.date), time: time(batch.closes_at, zone) }}
      />
    </Pill>
  )
}
