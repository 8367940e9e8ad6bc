import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { BlindField } from '@/contract/departments/blind-fields'
import { useFormats } from '@/i18n/format'
import type { Words } from './blind-form'

/** Labels and errors of fields, in the reader's language. */
export function useFieldWords(): Words {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return useMemo(
    () => ({
      say: (id, values = {}) => formatMessage({ id }, values),
      // The office's own label takes precedence.
      label: ({ label, kind }: BlindField) =>
        label ?? formatMessage({ id: `blind-payments.field.${kind}` }),
      money,
    }),
    [formatMessage, money],
  )
}
