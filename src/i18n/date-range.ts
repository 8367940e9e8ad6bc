import { writtenDays } from '@/rules/time/written-days'
import { formatTags, type Locale } from './locales'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Plain dates, both ends included: `May 26 – Jun 1, 2026`; short, where the year is known, `May 26
 * – Jun 1`. One day is that day.
 */
export function formatDateRange(
  locale: Locale,
  { from, to }: Readonly<{ from: string; to: string }>,
  length: 'full' | 'short' = 'full',
): string {
  const key = `${locale} ${length}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(formatTags[locale], {
      ...(length === 'full' && { year: 'numeric' }),
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  formats.set(key, format)
  const text = writtenDays(locale, format, dayOf(from), dayOf(to))
  // Our font has no thin spaces.
  return text.replaceAll(/\s/gu, ' ')
}

/** A plain date is midnight in UTC, formatted in UTC, so that no zone shifts it. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
