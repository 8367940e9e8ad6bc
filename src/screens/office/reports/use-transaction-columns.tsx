import { useIntl } from 'react-intl'
import type { PostingTransaction, postingTransactionList } from '@/contract/posting-report'
import type { MovementSums } from '@/contract/report-sums'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { usePaidWith } from '@/screens/shared/paid-with'
import { PaymentStatusPill, usePaymentWords } from '@/screens/shared/payment-status'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { netOf } from '@/rules/reports/movement-sums'
import type { FileFact } from '@/rules/export/table'
import { Money } from '@/ui/display/money'
import { movementWords } from './report-words'

type Row = PostingTransaction
type Column = ExportedColumn<Row, (typeof postingTransactionList.sort)[number]>

/** The columns of the movements that settle; the less frequent ones wait to be chosen. */
export function useTransactionColumns(
  zone: string,
  totals: MovementSums | undefined,
): TransactionColumns {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const cells = useCells()
  const net = totals && netOf(totals)
  const statusWord = usePaymentWords()
  const paidWith = usePaidWith()
  const movements = useCodeWords(movementWords)
  const day = (id: string, head: MessageId, of: (row: Row) => string | null): Column => ({
    id,
    header: formatMessage({ id: head }),
    ...cells.day(of),
  })
  const text = (id: string, head: MessageId, of: (row: Row) => string): Column => ({
    id,
    header: formatMessage({ id: head }),
    hidden: true,
    cell: of,
  })
  const money = (head: MessageId, of: (row: Row) => number) => ({
    header: formatMessage({ id: head }),
    ...cells.amount(of),
  })
  const columns: readonly Column[] = [
    {
      id: 'confirmation',
      header: formatMessage({ id: 'reports.column.confirmation' }),
      kind: 'main',
      cell: ({ confirmation }) => confirmation,
      total: formatMessage({ id: 'reports.totals.net' }),
    },
    day('posting_date', 'date-words.name.posting', (row) => row.posting_date),
    {
      id: 'at',
      header: formatMessage({ id: 'date-words.name.transaction' }),
      kind: 'date',
      sortable: true,
      cell: ({ at }) => instant(at, zone),
      file: { kind: 'instant', value: ({ at }) => at },
    },
    {
      id: 'type',
      header: formatMessage({ id: 'reports.column.kind' }),
      phone: 'who',
      cell: ({ type }) => movements.text(type),
    },
    {
      id: 'account',
      header: formatMessage({ id: 'reports.column.account' }),
      width: 8,
      cell: ({ account }) => account,
    },
    text('year', 'reports.column.year', ({ year }) => (year === null ? '' : String(year))),
    text('cycle', 'reports.column.cycle', ({ cycle }) => cycle),
    {
      id: 'items',
      header: formatMessage({ id: 'reports.column.items' }),
      hidden: true,
      ...cells.number(({ items }: Row) => items),
    },
    {
      id: 'payer',
      header: formatMessage({ id: 'reports.column.payer' }),
      hidden: true,
      cell: ({ payer_name }) => payer_name,
    },
    {
      id: 'tender',
      header: formatMessage({ id: 'reports.column.tender' }),
      hidden: true,
      cell: paidWith.inRow,
    },
    {
      id: 'principal',
      sortable: true,
      ...money('reports.column.principal', (row) => row.principal_cents),
      ...(net && { total: <Money cents={net.principal} /> }),
    },
    {
      id: 'fee',
      ...money('reports.column.fees', (row) => row.fee_cents),
      ...(net && { total: <Money cents={net.fee} /> }),
    },
    {
      id: 'total',
      sortable: true,
      phone: 'end',
      ...money('reports.column.total', (row) => row.total_cents),
      ...(net && { total: <Money cents={net.total} /> }),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'reports.column.status' }),
      phone: 'status',
      cell: ({ status, return_code }) => <PaymentStatusPill status={status} code={return_code} />,
      file: { kind: 'text', value: ({ status, return_code }) => statusWord(status, return_code) },
    },
    { ...day('funding', 'date-words.name.funding', (row) => row.funding_date), hidden: true },
    { ...day('credit', 'date-words.name.credit', (row) => row.credit_date), hidden: true },
    text('retref', 'reports.column.retref', ({ retref }) => retref ?? ''),
    text('batch', 'reports.column.batch', ({ batch }) => batch),
    text('gl', 'reports.column.gl', ({ gl }) => gl),
  ]
  return {
    columns,
    netFacts: (of) => {
      const { principal, fee, total } = netOf(of)
      return [
        {
          label: formatMessage({ id: 'reports.column.principal' }),
          kind: 'amount',
          value: principal,
        },
        { label: formatMessage({ id: 'reports.column.fees' }), kind: 'amount', value: fee },
        { label: formatMessage({ id: 'reports.column.total' }), kind: 'amount', value: total },
      ]
    },
  }
}

interface TransactionColumns {
  readonly columns: readonly Column[]
  /** The same totals in a file. */
  readonly netFacts: (totals: MovementSums) => FileFact[]
}
