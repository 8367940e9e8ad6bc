import { useIntl } from 'react-intl'
import { formatTime } from './format'
import { defaultLocale, isLocale, type Locale } from './locales'

/** A time of day that has no date and no zone: `09:00` as `9:00 AM`; what is no time stays. */
export const formatClockTime = (locale: Locale, at: string): string =>
  /^\d\d:\d\d$/u.test(at) ? formatTime(locale, `2026-01-01T${at}:00Z`, 'UTC') : at

/** The same in the reader's language. */
export function useClockTime(): (at: string) => string {
  const { locale } = useIntl()
  return (at) => formatClockTime(isLocale(locale) ? locale : defaultLocale, at)
}
