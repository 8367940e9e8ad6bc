import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { cycleLabelsQuery, departmentsQuery } from '@/api/departments/departments'
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

/**
 * A cycle in words; a merchant's own code has the merchant's label, in the reader's language. What is
 * past due at a utility is not delinquent as a tax is, so its bills say it in their own word.
 */
export function useCycleName(): (code: string, departmentId?: string) => string {
  const { formatMessage, locale } = useIntl()
  const { site } = useRouter().options.context
  const { data: labels } = useQuery({
    ...cycleLabelsQuery,
    // A merchant's own; the root domain has none.
    enabled: tenantOf(site.host) !== null,
  })
  const { data: departments } = useQuery({ ...departmentsQuery, enabled: false })
  return useCallback(
    (code, departmentId) => {
      const isUtility = departments?.find(({ id }) => id === departmentId)?.bills === 'utility'
      const id = code === 'D' && isUtility ? 'parcels.cycle.pastDue' : ownValue(known, code)
      if (id !== undefined) return formatMessage({ id })
      const own = labels?.find((label) => label.code === code)
      return own === undefined ? code : inLanguage(own, locale).label
    },
    [departments, formatMessage, labels, locale],
  )
}
