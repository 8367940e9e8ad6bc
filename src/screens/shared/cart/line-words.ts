import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { BlindField } from '@/contract/departments/blind-fields'
import { useFormats } from '@/i18n/format'
import type { CartItem } from '@/rules/cart/cart'
import { answerLabel, fieldsOf, quantityOf } from '@/rules/departments/blind-price'
import { ownValue } from '@/rules/own-value'
import { usePartName } from '@/screens/shared/account/part-name'

type Line = Pick<CartItem, 'cycle' | 'department_id' | 'entry' | 'payment_settings'>

/**
 * The paid installment of a line: the cycle of a bill. Without a bill what was typed, so that two dogs
 * are told apart before they are paid.
 */
export function useLineWords(): (line: Line) => string {
  const { formatMessage, formatNumber } = useIntl()
  const { date } = useFormats()
  const partName = usePartName()
  return useCallback(
    ({ cycle, department_id, entry, payment_settings }) => {
      if (entry === undefined) return partName(cycle, department_id)
      const fields = fieldsOf(payment_settings)
      const words = (field: BlindField): string => {
        const { key, kind, label } = field
        const typed = ownValue(entry, key)?.trim() ?? ''
        const labeled = (text: string) => (label === undefined ? text : `${label}: ${text}`)
        if (typed === '') return ''
        switch (kind) {
          case 'name':
          case 'tax-year':
            return typed
          case 'file-number':
          case 'text':
            return labeled(typed)
          case 'select':
            return labeled(answerLabel(field, typed))
          case 'date':
            return labeled(date(typed))
          case 'quarter':
            return formatMessage({ id: 'cart.line.quarter' }, { quarter: typed })
          case 'quantity': {
            const count = quantityOf(fields, entry)
            return count > 1 ? `× ${formatNumber(count)}` : ''
          }
          // Said elsewhere in the line, or nothing that tells two lines apart.
          case 'type':
          case 'reference':
          case 'amount':
          case 'address':
          case 'email':
          case 'phone':
          case 'memo':
            return ''
        }
      }
      return fields.map(words).filter(Boolean).join(' · ')
    },
    [partName, formatMessage, formatNumber, date],
  )
}
