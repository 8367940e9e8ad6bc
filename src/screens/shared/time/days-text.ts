import { useCallback } from 'react'
import { formatDateRange } from '@/i18n/date-range'
import { useFormats } from '@/i18n/format'
import type { DayRange } from '@/rules/time/periods'

/** `May 26 – Jun 1, 2026`; short: `May 26 – Jun 1`, for where the year is known. */
export function useDaysText(): (range: DayRange, length?: 'full' | 'short') => string {
  const { locale } = useFormats()
  return useCallback((range, length) => formatDateRange(locale, range, length), [locale])
}
