import { useIntl } from 'react-intl'
import type { FileFact } from '@/rules/export/table'
import { useCells } from '@/screens/shared/list/use-cells'
import { DepositDifference } from './deposit-difference'

interface Matched {
  readonly deposit_cents: number | null
  readonly difference_cents: number | null
}

/** What the bank has shown, and the difference to what was expected; empty until staff noted it. */
export function useDepositColumns(totals: Matched | undefined) {
  const { formatMessage } = useIntl()
  const { amount } = useCells()
  const differenceOf = ({ difference_cents: cents }: Matched) => <DepositDifference cents={cents} />
  const [depositHead, differenceHead] = [
    formatMessage({ id: 'reports.column.deposit' }),
    formatMessage({ id: 'reports.column.difference' }),
  ]
  return {
    /** The same totals in a file; empty where none was noted. */
    facts: (of: Matched): FileFact[] => [
      { label: depositHead, kind: 'amount', value: of.deposit_cents },
      { label: differenceHead, kind: 'amount', value: of.difference_cents },
    ],
    deposit: {
      header: depositHead,
      ...amount((row: Matched) => row.deposit_cents, totals?.deposit_cents),
    },
    difference: {
      header: differenceHead,
      kind: 'money' as const,
      cell: differenceOf,
      file: { kind: 'amount' as const, value: (row: Matched) => row.difference_cents },
      ...(totals && { total: differenceOf(totals) }),
    },
  }
}
