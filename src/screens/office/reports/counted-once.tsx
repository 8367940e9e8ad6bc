import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { isCountedTwice } from '@/rules/reports/movement-sums'

interface CountedOnceProps {
  /** Of each department. */
  rows: readonly number[]
  total: number
}

/** Says why the payments of the departments are more than their total. */
export function CountedOnce({ rows, total }: CountedOnceProps) {
  if (!isCountedTwice(rows, total)) return null
  return (
    <chakra.p textStyle="help" mt="2">
      <FormattedMessage id="reports.totals.once" />
    </chakra.p>
  )
}
