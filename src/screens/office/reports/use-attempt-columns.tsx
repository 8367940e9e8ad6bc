import { useIntl } from 'react-intl'
import type { TransactionSums } from '@/contract/reports/transactions-report'
import { useOfficeFormats } from '@/i18n/office-formats'
import type { FileFact } from '@/rules/export/table'
import { negated, successRate, wentBackCents } from '@/rules/reports/movement-sums'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { Zero } from '@/ui/display/zero'
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
  | 'back'
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
  const { percent } = useOfficeFormats()
  const cells = useCells({ zero: 'dash' })
  const isPhone = useIsPhone()
  const success = (sums: TransactionSums) => {
    const found = successRate(sums)
    return found === null ? '–' : percent(found)
  }
  const successCell = (sums: TransactionSums) =>
    successRate(sums) === null ? <Zero>{success(sums)}</Zero> : success(sums)
  const number = (
    id: 'attempts' | 'payments' | 'declined' | 'unknown',
  ): ExportedColumn<Of, Column> => ({
    id,
    header: formatMessage({ id: `transaction-report.column.${id}` }),
    sortable: true as const,
    ...cells.number((row: Row) => row[id], totals?.[id]),
  })
  const money = (
    id: 'principal' | 'fees' | 'pending' | 'refunds' | 'voids' | 'returns' | 'net',
    key: AmountKey,
  ) => ({
    id,
    header: formatMessage({ id: `transaction-report.column.${id}` }),
    sortable: true as const,
    ...cells.amount((row: Row) => shownCents(row, key), totals && shownCents(totals, key)),
  })
  return [
    { id: 'name', header: nameOf, kind: 'main', sortable: true, cell: ({ name }) => name },
    {
      ...number('attempts'),
      phone: 'who',
      // On a phone the header is hidden, so the number names its unit.
      ...(isPhone && {
        kind: 'text',
        cell: ({ attempts }) =>
          attempts === 0
            ? ''
            : formatMessage({ id: 'transaction-report.column.tried' }, { count: attempts }),
      }),
    },
    {
      ...number('payments'),
      header: formatMessage({ id: 'transaction-report.column.approved' }),
      hidden: true,
    },
    { ...number('declined'), hidden: true },
    { ...number('unknown'), hidden: true },
    {
      id: 'success',
      header: formatMessage({ id: 'transaction-report.column.success' }),
      kind: 'number',
      sortable: true,
      phone: 'status',
      cell: successCell,
      file: { kind: 'text', value: success },
      ...(totals && { total: successCell(totals) }),
    },
    {
      ...money('principal', 'principal_cents'),
      header: formatMessage({ id: 'transaction-report.column.payments' }),
      phone: 'end',
    },
    { ...money('pending', 'pending_cents'), hidden: true },
    {
      id: 'back',
      header: formatMessage({ id: 'reports.column.wentBack' }),
      sortable: true,
      ...cells.amount((row: Row) => wentBackCents(row), totals && wentBackCents(totals)),
    },
    { ...money('refunds', 'refund_cents'), hidden: true },
    { ...money('voids', 'void_cents'), hidden: true },
    { ...money('returns', 'return_cents'), hidden: true },
    money('fees', 'fee_cents'),
    money('net', 'net_cents'),
  ]
}

const wentBack: readonly string[] = ['refund_cents', 'void_cents', 'return_cents']

/** What went back is below zero, as in the tiles. */
const shownCents = (sums: TransactionSums, key: AmountKey): number =>
  wentBack.includes(key) ? negated(sums[key]) : sums[key]

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
type AmountKey = (typeof amounts)[number][1]

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
      value: shownCents(totals, name),
    })),
    {
      label: formatMessage({ id: 'reports.column.wentBack' }),
      kind: 'amount',
      value: wentBackCents(totals),
    },
  ]
}
