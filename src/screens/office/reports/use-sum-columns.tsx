import { useIntl } from 'react-intl'
import type { MovementSums } from '@/contract/reports/report-sums'
import type { FileFact } from '@/rules/export/table'
import type { MessageId } from '@/i18n/message-ids'
import { negated, wentBackCents } from '@/rules/reports/movement-sums'
import { useCells } from '@/screens/shared/list/use-cells'

const words = {
  principal_cents: 'reports.column.principal',
  fee_cents: 'list.field.fees',
  gross_cents: 'reports.column.gross',
  back: 'reports.column.wentBack',
  refund_cents: 'reports.column.refunds',
  void_cents: 'reports.column.voids',
  return_cents: 'reports.column.returns',
  net_cents: 'reports.column.net',
} as const satisfies Partial<Record<keyof MovementSums | 'back', MessageId>>
type Amount = keyof typeof words
const amounts = [
  'principal_cents',
  'fee_cents',
  'gross_cents',
  'back',
  'refund_cents',
  'void_cents',
  'return_cents',
  'net_cents',
] as const satisfies readonly Amount[]

/** `back`: refunds, voids and returns together. What went back is below zero, as in the tiles. */
function centsOf(sums: MovementSums, name: Amount): number {
  switch (name) {
    case 'back':
      return wentBackCents(sums)
    case 'refund_cents':
    case 'void_cents':
    case 'return_cents':
      return negated(sums[name])
    case 'principal_cents':
    case 'fee_cents':
    case 'gross_cents':
    case 'net_cents':
      return sums[name]
  }
}

/** The columns that every level of a report has, with the totals of all pages. */
export function useSumColumns(totals: MovementSums | undefined) {
  const { formatMessage } = useIntl()
  const cells = useCells({ zero: 'dash' })
  const money = (name: Amount) => ({
    header: formatMessage({ id: words[name] }),
    ...cells.amount((row: MovementSums) => centsOf(row, name), totals && centsOf(totals, name)),
  })
  const paymentsHead = formatMessage({ id: 'reports.column.payments' })
  /** The same totals in a file. */
  const facts = (of: MovementSums): FileFact[] => [
    { label: paymentsHead, kind: 'count', value: of.payments },
    ...amounts.map((name): FileFact => ({
      label: formatMessage({ id: words[name] }),
      kind: 'amount',
      value: centsOf(of, name),
    })),
  ]
  return {
    money,
    facts,
    payments: {
      header: paymentsHead,
      ...cells.number((row: MovementSums) => row.payments, totals?.payments),
    },
  }
}
