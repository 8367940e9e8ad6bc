import { useIntl } from 'react-intl'
import type { PaidFact } from '@/contract/departments/blind-fields'
import type {
  transactionList,
  transactionTotals,
  TransactionRow,
} from '@/contract/payments/transactions'
import { useFormats } from '@/i18n/format'
import { gaveBackCents, outcomeOf } from '@/rules/reports/attempt-sums'
import { negated } from '@/rules/reports/movement-sums'
import { usePartCells } from '@/screens/shared/payment/use-part-cells'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { channelWords, usePaidWith } from '@/screens/shared/payment/paid-with'
import { usePaidWords } from '@/screens/shared/payment/paid-words'
import { PaymentStatusPill, usePaymentWords } from '@/screens/shared/payment/payment-status'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { Pill } from '@/ui/display/pill'
import { Uncounted } from '@/ui/display/zero'
import type { InferOutput } from 'valibot'
import { declineWords } from './transaction-words'

type Column = ExportedColumn<TransactionRow, (typeof transactionList.sort)[number]>

interface TransactionColumnsOptions {
  readonly departmentId: string
  readonly zone: string
  readonly totals: InferOutput<typeof transactionTotals> | undefined
}

/** The columns of product.md A14; its totals are of what was charged. */
export function useTransactionColumns({
  departmentId,
  zone,
  totals,
}: TransactionColumnsOptions): readonly Column[] {
  const { formatMessage } = useIntl()
  const { money, time, count, locale } = useFormats()
  const cells = useCells()
  const figures = useCells({ zero: 'dash' })
  const part = usePartCells(departmentId)
  const paidWith = usePaidWith()
  const channels = useCodeWords(channelWords)
  const statusWord = usePaymentWords()
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const paidWords = usePaidWords()
  const typedIn = (facts: readonly (readonly PaidFact[])[]): string =>
    facts.flatMap((of) => paidWords(of).join(' · ') || []).join('; ')
  const reasonOf = ({ reason }: TransactionRow) =>
    reason === null ? '' : formatMessage({ id: declineWords[reason] })
  const number = ({ reference, confirmation }: TransactionRow) => reference ?? confirmation
  const counted = (row: TransactionRow, cents: number) =>
    outcomeOf(row.status) === 'charged' ? (
      money(cents)
    ) : (
      <Uncounted
        amount={money(cents)}
        note={formatMessage({ id: 'transactions.list.uncounted' })}
      />
    )
  const amount = (
    id: 'subtotal' | 'fee' | 'total',
    name: 'subtotal_cents' | 'fee_cents' | 'total_cents',
  ): Column => ({
    id,
    header: formatMessage({ id: `transactions.column.${id}` }),
    kind: 'money',
    sortable: true,
    // The row has room for one amount; the day's sums stand above the list.
    ...(id === 'total' ? { phone: 'end' as const } : { hidden: true }),
    cell: (row) =>
      id === 'total' && row.payment_cents !== row.total_cents ? (
        <>
          {counted(row, row.total_cents)}
          <small>
            {formatMessage(
              { id: 'transactions.column.ofPayment' },
              { amount: money(row.payment_cents) },
            )}
          </small>
        </>
      ) : (
        counted(row, row[name])
      ),
    total: totals && money(totals[name]),
    file: { kind: 'amount', value: (row) => row[name] },
  })
  return [
    {
      id: 'payer',
      header: formatMessage({ id: 'list.field.payer' }),
      kind: 'main',
      sortable: true,
      cell: ({ payer_name }) => payer_name,
      total: totals && formatMessage({ id: 'transactions.sum.total' }),
      file: { kind: 'text', value: ({ payer_name }) => payer_name },
    },
    {
      id: 'at',
      header: formatMessage({ id: 'list.field.time' }),
      kind: 'date',
      sortable: true,
      cell: ({ at }) => time(at, zone),
      file: { kind: 'instant', value: ({ at }) => at },
    },
    {
      id: 'status',
      header: formatMessage({ id: 'transactions.column.status' }),
      sortable: true,
      phone: 'status',
      cell: (row) => (
        <>
          <PaymentStatusPill status={row.status} code={row.return_code} />
          {row.refund_requested && (
            <Pill tone="due">{formatMessage({ id: 'payment-words.status.refundRequested' })}</Pill>
          )}
        </>
      ),
      file: {
        kind: 'text',
        value: (row) =>
          row.refund_requested
            ? `${statusWord(row.status, row.return_code)}, ${formatMessage({ id: 'payment-words.status.refundRequested' })}`
            : statusWord(row.status, row.return_code),
      },
    },
    {
      id: 'confirmation',
      header: formatMessage({ id: 'list.field.confirmation' }),
      sortable: true,
      phone: 'who',
      width: 9.5,
      cell: number,
    },
    {
      id: 'account',
      header: formatMessage({ id: 'list.field.account' }),
      sortable: true,
      width: 7,
      cell: part.account,
      file: { kind: 'text', value: ({ account }) => account },
    },
    {
      id: 'year',
      header: formatMessage({ id: 'reports.column.year' }),
      hidden: true,
      cell: part.year,
    },
    {
      id: 'cycle',
      header: formatMessage({ id: 'reports.column.cycle' }),
      hidden: true,
      cell: part.cycle,
    },
    {
      id: 'paidFor',
      header: formatMessage({ id: 'transactions.column.paidFor' }),
      hidden: true,
      cell: ({ parts }) => typedIn(parts.map(({ paid_for = [] }) => paid_for)),
    },
    {
      id: 'contact',
      header: formatMessage({ id: 'transactions.column.contact' }),
      hidden: true,
      cell: ({ parts }) => typedIn(parts.map(({ contact = [] }) => contact)),
    },
    {
      id: 'items',
      header: formatMessage({ id: 'transactions.column.items' }),
      hidden: true,
      ...cells.number(({ items }: TransactionRow) => items),
    },
    {
      id: 'tender',
      header: formatMessage({ id: 'list.field.tender' }),
      width: 10.5,
      cell: paidWith.inRow,
    },
    amount('subtotal', 'subtotal_cents'),
    amount('fee', 'fee_cents'),
    amount('total', 'total_cents'),
    {
      id: 'wentBack',
      header: formatMessage({ id: 'transactions.column.wentBackSoFar' }),
      hidden: true,
      ...figures.amount((row: TransactionRow) => negated(gaveBackCents(row))),
    },
    {
      id: 'reason',
      header: formatMessage({ id: 'list.field.reason' }),
      hidden: true,
      cell: reasonOf,
    },
    {
      id: 'channel',
      header: formatMessage({ id: 'list.field.channel' }),
      hidden: true,
      cell: ({ channel }) => channels.text(channel),
    },
    {
      id: 'country',
      header: formatMessage({ id: 'transactions.column.country' }),
      hidden: true,
      cell: ({ country }) => (country === null ? '' : (countries.of(country) ?? country)),
    },
    {
      id: 'risk',
      header: formatMessage({ id: 'transactions.column.risk' }),
      kind: 'number',
      hidden: true,
      cell: ({ risk_score: score }) => (score === null ? '' : count(score)),
      file: {
        kind: 'text',
        value: ({ risk_score: score }) => (score === null ? null : String(score)),
      },
    },
  ]
}
