import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { CartItem } from '@/rules/cart/cart'
import { fieldsOf, quantityOf, valueOf } from '@/rules/departments/blind-price'
import { usePartName } from '@/screens/shared/account/part-name'

type Line = Pick<CartItem, 'cycle' | 'department_id' | 'entry' | 'payment_settings'>

/** The paid installment of a line: the cycle of a bill; without a bill the typed fields. */
export function useLineWords(): (line: Line) => string {
  const { formatMessage, formatNumber } = useIntl()
  const partName = usePartName()
  return useCallback(
    ({ cycle, department_id, entry, payment_settings }) => {
      if (entry === undefined) return partName(cycle, department_id)
      const fields = fieldsOf(payment_settings)
      const quarter = valueOf(fields, entry, 'quarter')
      const count = quantityOf(fields, entry)
      return [
        valueOf(fields, entry, 'tax-year'),
        quarter && formatMessage({ id: 'cart.line.quarter' }, { quarter }),
        count > 1 && `× ${formatNumber(count)}`,
      ]
        .filter(Boolean)
        .join(' · ')
    },
    [partName, formatMessage, formatNumber],
  )
}
