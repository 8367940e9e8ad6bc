import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { PaidFact } from '@/contract/departments/blind-fields'
import { useFormats } from '@/i18n/format'

/**
 * The purpose of a payment without a bill, one text per field; the office's own labels take
 * precedence.
 */
export function usePaidWords(): (facts: readonly PaidFact[]) => string[] {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  return useCallback(
    (facts) =>
      facts.map(({ kind, label, value }) => {
        const text = kind === 'date' ? date(value) : value
        if (kind === 'type' || kind === 'name') return text
        if (label !== null) return `${label}: ${text}`
        if (kind === 'quarter') return formatMessage({ id: 'cart.line.quarter' }, { quarter: text })
        if (kind === 'quantity') return `× ${text}`
        return text
      }),
    [date, formatMessage],
  )
}
