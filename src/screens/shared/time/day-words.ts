import { useCallback } from 'react'
import { useFormats } from '@/i18n/format'
import { plainDateIn, yearOf } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { useTimeZone } from './time-zone'

/** A day in short: "Jul 10" in this year, "Jul 10, 2024" in another. */
export function useDayWords(): (date: string) => string {
  const formats = useFormats()
  const zone = useTimeZone()
  return useCallback(
    (date) => {
      const thisYear = yearOf(plainDateIn(zone, now()))
      return yearOf(date) === thisYear ? formats.shortDate(date) : formats.date(date)
    },
    [formats, zone],
  )
}
