import { FormattedMessage, useIntl } from 'react-intl'
import type { TransactionSums } from '@/contract/transactions-report'
import { useFormats } from '@/i18n/format'
import type { FileFact } from '@/rules/export/table'
import { successRate } from '@/rules/reports/movement-sums'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { Money } from '@/ui/display/money'
import { useIsPhone } from '@/ui/layout/use-is-phone'

type Column =
  | 'name'
  | 'attempts'
  | 'payments'
  | 'principal'
  | 'fees'
  | 'declined'
  | 'unknown'
  | 'pending'
  | 'refunds'
  | 'voids'
  | 'returns'
  | 'net'
  | 'success'

type Row = TransactionSums & { readonly name: string }

/** What both levels of the transaction report say of their rows; `totals` are those of all pages. */
export function useAttemptColumns<Of extends Row>(
  nameOf: string,
  totals: TransactionSums | undefined,
): readonly ExportedColumn<Of, Column>[] {
  const { formatMessage } = useIntl()
  const { count, rate } = useFormats()
  const cells = useCells()
  const isPhone = useIsPhone()
  const success = (sums: TransactionSums) => {
    const found = successRate(sums)
    return found === null ? '–' : rate(found)
  }
  const number = (id: 'payments' | 'declined' | 'unknown'): ExportedColumn<Of, Column> => ({
    id,
    header: formatMessage({ id: `transaction-report.column.${id}` }),
    sortable: true as const,
    ...cells.number((row: Row) => row[id], totals?.[id]),
  })
  const money = (
    id: 'principal' | 'fees' | 'pending' | 'refunds' | 'voids' | 'returns' | 'net',
    key:
      | 'principal_cents'
      | 'fee_cents'
      | 'pending_cents'
      | 'refund_cents'
      | 'void_cents'
      | 'return_cents'
      | 'net_cents',
  ) => ({
    id,
    header: formatMessage({ id: `transaction-report.column.${id}` }),
    sortable: true as const,
    ...cells.amount((row: Row) => row[key], totals?.[key]),
  })
  return [
    { id: 'name', header: nameOf, kind: 'main', sortable: true, cell: ({ name }) => name },
    {
      id: 'attempts',
      header: formatMessage({ id: 'transaction-report.column.attempts' }),
      kind: isPhone ? 'text' : 'number',
      sortable: true,
      phone: 'who',
      // On a phone the header is hidden, so the number names its unit.
      cell: ({ attempts }) =>
        isPhone
          ? formatMessage({ id: 'transaction-report.column.tried' }, { count: attempts })
          : count(attempts),
      file: { kind: 'count', value: ({ attempts }) => attempts },
      ...(totals && { total: count(totals.attempts) }),
    },
    {
      ...number('payments'),
      header: formatMessage({ id: 'transaction-report.column.approved' }),
      hidden: true,
    },
    {
      ...money('principal', 'principal_cents'),
      header: formatMessage({ id: 'transaction-report.column.payments' }),
      phone: 'end',
      cell: (row) => (
        <>
          <Money cents={row.principal_cents} />
          <small>
            <FormattedMessage
              id="transaction-report.column.paid"
              values={{ count: row.payments }}
            />
          </small>
        </>
      ),
    },
    {
      id: 'success',
      header: formatMessage({ id: 'transaction-report.column.success' }),
      kind: 'number',
      sortable: true,
      phone: 'status',
      cell: success,
      file: { kind: 'text', value: success },
      ...(totals && { total: success(totals) }),
    },
    number('declined'),
    number('unknown'),
    money('pending', 'pending_cents'),
    money('refunds', 'refund_cents'),
    money('voids', 'void_cents'),
    money('returns', 'return_cents'),
    money('net', 'net_cents'),
    { ...money('fees', 'fee_cents'), hidden: true },
  ]
}

const counts = ['attempts', 'payments', 'declined', 'unknown'] as const
const amounts = [
  ['principal', 'principal_cents'],
  ['pending', 'pending_cents'],
  ['refunds', 'refund_cents'],
  ['voids', 'void_cents'],
  ['returns', 'return_cents'],
  ['net', 'net_cents'],
  ['fees', 'fee_cents'],
] as const satisfies readonly (readonly [Column, keyof TransactionSums])[]

/** The totals of both levels in a file. */
export function useAttemptFacts(): (totals: TransactionSums) => FileFact[] {
  const { formatMessage } = useIntl()
  const headOf = (id: (typeof amounts)[number][0] | (typeof counts)[number]) => {
    if (id === 'payments') return formatMessage({ id: 'transaction-report.column.approved' })
    if (id === 'principal') return formatMessage({ id: 'transaction-report.column.payments' })
    return formatMessage({ id: `transaction-report.column.${id}` })
  }
  return (totals) => [
    ...counts.map((id): FileFact => ({ label: headOf(id), kind: 'count', value: totals[id] })),
    ...amounts.map(([id, name]): FileFact => ({
      label: headOf(id),
      kind: 'amount',
      value: totals[name],
    })),
  ]
}
