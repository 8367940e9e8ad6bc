import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { cycleLabelsQuery } from '@/api/departments/departments'
import type { MessageId } from '@/i18n/message-ids'
import { inLanguage } from '@/rules/languages/in-language'
import { ownValue } from '@/rules/own-value'
import { tenantOf } from '@/rules/tenants/hosts'

/** The cycles that every municipality has (product.md, "Vocabulary"), in the reader's language. */
const known: Readonly<Record<string, MessageId>> = {
  '1': 'parcels.cycle.firstHalf',
  '2': 'parcels.cycle.secondHalf',
  D: 'parcels.cycle.delinquent',
  S: 'parcels.cycle.specialAssessment',
  M: 'parcels.cycle.monthly',
}

/** A cycle in words; a merchant's own code has the merchant's label, in the reader's language. */
export function useCycleName(): (code: string) => string {
  const { formatMessage, locale } = useIntl()
  const { site } = useRouter().options.context
  const { data: labels, isLoading } = useQuery({
    ...cycleLabelsQuery,
    // A merchant's own; the root domain has none.
    enabled: tenantOf(site.host) !== null,
  })
  return useCallback(
    (code) => {
      const id = ownValue(known, code)
      if (id !== undefined) return formatMessage({ id })
      const own = labels?.find((label) => label.code === code)
      if (own !== undefined) return inLanguage(own, locale).label
      // A code says nothing to people; it stands only where there is no label for it.
      return isLoading ? '…' : code
    },
    [formatMessage, labels, isLoading, locale],
  )
}
