import { useIntl } from 'react-intl'
import { addDays, comesTwice } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import { dateText, formatTime, numberFormat, zoneName } from './format'
import { formatRoundMoney } from './round-money'
import { defaultLocale, isLocale, type Locale } from './locales'

/** Notations of the office alone, beside those of format.ts: no citizen's page loads them. */

/** A time of day that has no date and no zone: `09:00` as `9:00 AM`; what is no time stays. */
export const formatClockTime = (locale: Locale, at: string): string =>
  /^\d\d:\d\d$/u.test(at) ? formatTime(locale, `2026-01-01T${at}:00Z`, 'UTC') : at

/** A share, with one digit after the point at most: 9677 basis points → `96.8%`. */
export function formatPercent(locale: Locale, basisPoints: number): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return format.format(basisPoints / 10_000)
}

/** `12:30 AM EDT`: also on the day on which the clocks change. */
export const formatZonedTime = (locale: Locale, instant: string, zone: string): string =>
  withZone(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }, instant)

/**
 * An instant of a year and in a zone that are told beside it: `Jun 1, 10:02 AM`. `named`: nothing
 * beside it tells the zone.
 */
export function formatShortInstant(
  locale: Locale,
  instant: string,
  zone: string,
  named = false,
): string {
  const at = Date.parse(instant)
  const style = {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const
  return named || comesTwice(zone, at)
    ? withZone(locale, style, instant)
    : dateText(locale, style, at)
}

function withZone(
  locale: Locale,
  style: Intl.DateTimeFormatOptions & { readonly timeZone: string },
  instant: string,
): string {
  const at = Date.parse(instant)
  return `${dateText(locale, style, at)} ${zoneName(style.timeZone, at)}`
}

/** What is posted on a Monday after a holiday was paid up to so many days before. */
const daysBeforePosting = 7

/**
 * What the zone is called in all that is posted on these days: `EDT`; null if the clocks change
 * there or shortly before.
 */
export function zoneOfPosting({ from, to }: DayRange, zone: string): string | null {
  const [first, last] = [addDays(from, -daysBeforePosting), addDays(to, 1)].map((day) =>
    zoneName(zone, Date.parse(`${day}T12:00:00Z`)),
  )
  return first === last ? (last ?? null) : null
}

/** In the reader's language. */
export function useOfficeFormats() {
  const intl = useIntl()
  const locale = isLocale(intl.locale) ? intl.locale : defaultLocale
  return {
    clockTime: (at: string) => formatClockTime(locale, at),
    roundMoney: (cents: number) => formatRoundMoney(locale, cents),
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
    shortInstant: (instant: string, zone: string, named?: boolean) =>
      formatShortInstant(locale, instant, zone, named),
    zonedTime: (instant: string, zone: string) => formatZonedTime(locale, instant, zone),
  }
}
