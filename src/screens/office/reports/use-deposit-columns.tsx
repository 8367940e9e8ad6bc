import { useIntl } from 'react-intl'
import { Money } from '@/ui/display/money'
import { DepositDifference } from './deposit-difference'

interface Matched {
  readonly deposit_cents: number | null
  readonly difference_cents: number | null
}

/** What the bank has shown, and the difference to what was expected; empty until staff noted it. */
export function useDepositColumns(totals: Matched | undefined) {
  const { formatMessage } = useIntl()
  const depositOf = ({ deposit_cents: cents }: Matched) =>
    cents === null ? '' : <Money cents={cents} />
  const differenceOf = ({ difference_cents: cents }: Matched) => <DepositDifference cents={cents} />
  return {
    deposit: {
      header: formatMessage({ id: 'reports.column.deposit' }),
      kind: 'money' as const,
      cell: depositOf,
      file: { kind: 'amount' as const, value: (row: Matched) => row.deposit_cents, sum: true },
      ...(totals && { total: depositOf(totals) }),
    },
    difference: {
      header: formatMessage({ id: 'reports.column.difference' }),
      kind: 'money' as const,
      cell: differenceOf,
      file: { kind: 'amount' as const, value: (row: Matched) => row.difference_cents, sum: true },
      ...(totals && { total: differenceOf(totals) }),
    },
  }
}
