import { useIntl } from 'react-intl'
import type { PostingTransaction, postingTransactionList } from '@/contract/reports/posting-report'
import type { MovementSums } from '@/contract/reports/report-sums'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats, zoneOfPosting } from '@/i18n/office-formats'
import type { MessageId } from '@/i18n/message-ids'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { PaymentStatusPill, usePaymentWords } from '@/screens/shared/payment/payment-status'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { netOf } from '@/rules/reports/movement-sums'
import type { FileFact } from '@/rules/export/table'
import { yearOf } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import { NoBreak } from '@/ui/display/no-break'
import { usePartCells } from '@/screens/shared/payment/use-part-cells'
import { movementWords } from '@/screens/shared/payment/movement-words'

type Row = PostingTransaction
type Column = ExportedColumn<Row, (typeof postingTransactionList.sort)[number]>

/** The columns of the movements that settle; the less frequent ones wait to be chosen. */
export function useTransactionColumns(
  departmentId: string,
  zone: string,
  answer: { readonly totals: MovementSums; readonly days: DayRange } | undefined,
): TransactionColumns {
  const { formatMessage } = useIntl()
  const { date, shortDate, instant } = useFormats()
  const { shortInstant } = useOfficeFormats()
  const cells = useCells({ zero: 'dash' })
  const part = usePartCells(departmentId)
  const { totals, days } = answer ?? {}
  // Days of one year: the heading has it. On one clock, too, the column's head has the zone; else
  // each row has.
  const isShort = days !== undefined && yearOf(days.from) === yearOf(days.to)
  const zoneOfAll = isShort ? zoneOfPosting(days, zone) : null
  const time = formatMessage({ id: 'date-words.name.transaction' })
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
  const money = (head: MessageId, of: (row: Row) => number, total: number | undefined) => ({
    header: formatMessage({ id: head }),
    ...cells.amount(of, total),
  })
  const columns: readonly Column[] = [
    {
      id: 'confirmation',
      header: formatMessage({ id: 'list.field.confirmation' }),
      kind: 'main',
      width: 9.5,
      cell: ({ confirmation }) => confirmation,
    },
    {
      id: 'posting_date',
      header: formatMessage({ id: 'reports.column.posted' }),
      kind: 'date',
      // Of one day it would say the same in every row.
      hidden: days !== undefined && days.from === days.to,
      cell: ({ posting_date: posted }) => (isShort ? shortDate(posted) : date(posted)),
      file: {
        kind: 'date',
        head: formatMessage({ id: 'date-words.name.posting' }),
        value: ({ posting_date }) => posting_date,
      },
    },
    {
      id: 'at',
      header:
        zoneOfAll === null
          ? time
          : formatMessage({ id: 'reports.column.timeIn' }, { zone: zoneOfAll }),
      kind: 'date',
      sortable: true,
      cell: ({ at }) => (isShort ? shortInstant(at, zone, zoneOfAll === null) : instant(at, zone)),
      file: { kind: 'instant', head: time, value: ({ at }) => at },
    },
    {
      id: 'type',
      header: formatMessage({ id: 'list.field.type' }),
      phone: 'who',
      width: 5,
      cell: ({ type }) => <NoBreak>{movements.text(type)}</NoBreak>,
      file: { kind: 'text', value: ({ type }) => movements.text(type) },
    },
    {
      id: 'account',
      header: formatMessage({ id: 'list.field.account' }),
      width: 6,
      cell: part.account,
      file: { kind: 'text', value: ({ account }) => account },
    },
    text('year', 'reports.column.year', part.year),
    text('cycle', 'reports.column.cycle', part.cycle),
    {
      id: 'items',
      header: formatMessage({ id: 'reports.column.items' }),
      hidden: true,
      ...cells.number(({ items }: Row) => items),
    },
    {
      id: 'payer',
      header: formatMessage({ id: 'list.field.paidBy' }),
      hidden: true,
      cell: ({ payer_name }) => payer_name,
    },
    {
      id: 'tender',
      header: formatMessage({ id: 'list.field.tender' }),
      hidden: true,
      cell: paidWith.inRow,
    },
    {
      id: 'principal',
      sortable: true,
      ...money('reports.column.principal', (row) => row.principal_cents, net?.principal),
    },
    {
      id: 'fee',
      ...money('list.field.fees', (row) => row.fee_cents, net?.fee),
    },
    {
      id: 'total',
      sortable: true,
      phone: 'end',
      ...money('list.field.total', (row) => row.total_cents, net?.total),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'list.field.status' }),
      hidden: true,
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
        { label: formatMessage({ id: 'list.field.fees' }), kind: 'amount', value: fee },
        { label: formatMessage({ id: 'list.field.total' }), kind: 'amount', value: total },
      ]
    },
  }
}

interface TransactionColumns {
  readonly columns: readonly Column[]
  /** The same totals in a file. */
  readonly netFacts: (totals: MovementSums) => FileFact[]
}
