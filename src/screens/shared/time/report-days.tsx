import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { type DaysProblem, reportDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import type { NamedDays } from '@/rules/time/periods'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { CalendarIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'

const words: Readonly<Record<DaysProblem, MessageId>> = {
  order: 'list.dates.order',
  long: 'list.dates.long',
  future: 'list.dates.future',
}

/** Why there is no report of these days; null: there is one. */
export function reportDaysProblem(days: NamedDays, zone: string): MessageId | null {
  const today = plainDateIn(zone, now())
  const found = reportDays(days, { from: today, to: today }, today)
  return 'problem' in found ? words[found.problem] : null
}

/** The filters of the days the report has without a choice. */
const noDays = { from: undefined, to: undefined }

interface ReportDays {
  /** There is a report of these days. */
  readonly hasSearched: boolean
  /** In place of the rows: an old or typed address asks for days that no report has. */
  readonly beforeSearch: ReactNode
}

/** The days of a report's address, before it is asked for; `onUsual` takes them out of the address. */
export function reportDaysOf(
  days: NamedDays,
  zone: string,
  onUsual: (days: typeof noDays) => void,
): ReportDays {
  const problem = reportDaysProblem(days, zone)
  if (problem === null) return { hasSearched: true, beforeSearch: undefined }
  const beforeSearch = (
    <EmptyState
      icon={<CalendarIcon />}
      action={
        <Button variant="outline" size="sm" onClick={() => onUsual(noDays)}>
          <FormattedMessage id="list.dates.usual" />
        </Button>
      }
    >
      <FormattedMessage id={problem} />
    </EmptyState>
  )
  return { hasSearched: false, beforeSearch }
}
