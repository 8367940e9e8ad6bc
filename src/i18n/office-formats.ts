import { useIntl } from 'react-intl'
import { comesTwice } from '@/rules/time/dates'
import { dateFormat, formatTime, numberFormat, zoneName } from './format'
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

/** An instant of a year and in a zone that are told beside it: `Jun 1, 10:02 AM`. */
export function formatShortInstant(locale: Locale, instant: string, zone: string): string {
  const at = Date.parse(instant)
  const text = dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(at)
  return comesTwice(zone, at) ? `${text} ${zoneName(zone, at)}` : text
}

/** What a zone is called there on a day: `EDT`. */
export function zoneOn(date: string, zone: string): string {
  return zoneName(zone, Date.parse(`${date}T12:00:00Z`))
}

/** In the reader's language. */
export function useOfficeFormats() {
  const intl = useIntl()
  const locale = isLocale(intl.locale) ? intl.locale : defaultLocale
  return {
    clockTime: (at: string) => formatClockTime(locale, at),
    roundMoney: (cents: number) => formatRoundMoney(locale, cents),
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
    shortInstant: (instant: string, zone: string) => formatShortInstant(locale, instant, zone),
    zoneName: zoneOn,
  }
}
