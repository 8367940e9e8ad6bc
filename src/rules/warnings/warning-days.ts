import { mostWarningDays, type WarningDetail } from '@/contract/warnings'
import { addDays, type PlainDate } from '../time/dates'
import { severityOf } from './warning-kinds'

/** How many warnings began on each day. */

const usualDays = 14

interface Asked {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

/** The days that were asked for, at most a month up to the last one; else the last two weeks. */
export function daysOfChart({ from, to }: Asked, today: PlainDate): readonly PlainDate[] {
  const last = to ?? today
  const earliest = addDays(last, 1 - mostWarningDays)
  const wanted = from ?? addDays(last, 1 - usualDays)
  const days: PlainDate[] = []
  for (let day = wanted < earliest ? earliest : wanted; day <= last; day = addDays(day, 1)) {
    days.push(day)
  }
  return days
}

type Counted = Readonly<Pick<WarningDetail, 'kind' | 'facts' | 'history'>>

/** Begun, or begun again after it was closed. `startOf`: the instant at which a day begins. */
export function warningDays(
  warnings: readonly Counted[],
  days: readonly PlainDate[],
  startOf: (day: PlainDate) => string,
) {
  const spans = days.map((day) => ({
    counts: { day, high: 0, medium: 0, low: 0 },
    end: startOf(addDays(day, 1)),
  }))
  const begin = days[0] === undefined ? '' : startOf(days[0])
  for (const { kind, facts, history } of warnings) {
    for (const { event, at } of history) {
      if (at < begin || (event !== 'raised' && event !== 'happened-again')) continue
      const span = spans.find(({ end }) => at < end)
      if (span) span.counts[severityOf(kind, facts)] += 1
    }
  }
  return spans.map(({ counts }) => counts)
}
