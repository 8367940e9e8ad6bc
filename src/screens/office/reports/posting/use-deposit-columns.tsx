import { useIntl } from 'react-intl'
import type { FileFact } from '@/rules/export/table'
import type { BankState } from '@/rules/reports/reconcile-form'
import { useCells } from '@/screens/shared/list/use-cells'
import { BankPill, useBankText } from './bank-pill'

interface Matched {
  readonly deposit_cents: number | null
  readonly difference_cents: number | null
}

/** What the bank shows beside what was expected, in words, and on request its amounts. */
export function useDepositColumns(totals: Matched | undefined) {
  const { formatMessage } = useIntl()
  const { amount } = useCells()
  const bankText = useBankText()
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
    /** `stateOf`: null is left empty. */
    bank: <Row,>(stateOf: (row: Row) => BankState | null) => ({
      header: formatMessage({ id: 'reports.column.bank' }),
      phone: 'status' as const,
      cell: (row: Row) => {
        const state = stateOf(row)
        return state && <BankPill state={state} />
      },
      file: {
        kind: 'text' as const,
        value: (row: Row) => {
          const state = stateOf(row)
          return state && bankText(state)
        },
      },
    }),
    deposit: {
      header: depositHead,
      hidden: true,
      ...amount((row: Matched) => row.deposit_cents, totals?.deposit_cents),
    },
    difference: {
      header: differenceHead,
      hidden: true,
      ...amount((row: Matched) => row.difference_cents, totals?.difference_cents),
    },
  }
}
