import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { DayRange } from '@/rules/periods'

/** `May 26 – Jun 1, 2026`; short: `May 26 – Jun 1`, for where the year is known. */
export function useDaysText(): (range: DayRange, length?: 'full' | 'short') => string {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useCallback(
    ({ from, to }, length = 'full') => {
      const last = length === 'full' ? formats.date(to) : formats.shortDate(to)
      if (from === to) return last
      return formatMessage(
        { id: 'dashboard.page.range' },
        { from: formats.shortDate(from), to: last },
      )
    },
    [formatMessage, formats],
  )
}
