import { useIntl } from 'react-intl'
import type { transactionList, WentBackRow } from '@/contract/payments/transactions'
import { useFormats } from '@/i18n/format'
import { negated } from '@/rules/reports/movement-sums'
import { sumOf } from '@/rules/payments/money'
import { plainDateIn } from '@/rules/time/dates'
import { usePartCells } from '@/screens/shared/payment/use-part-cells'
import type { ListExports } from '@/screens/shared/list/export/build-list-export'
import { ListExportMenu } from '@/screens/shared/list/export/list-export-menu'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { useFilterParts } from '@/screens/shared/list/filter/use-filter-parts'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import type { ListState } from '@/screens/shared/list/use-list-state'
import { ReportSection } from '@/screens/shared/list/report-section'
import { useCells } from '@/screens/shared/list/use-cells'
import { movementWords } from '@/screens/shared/payment/movement-words'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { NoBreak } from '@/ui/display/no-break'
import type { RowParts } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'

interface WentBackOnDayProps {
  departmentId: string
  rows: readonly WentBackRow[]
  zone: string
  /** Opens the payment that a row is of. */
  link: NonNullable<RowParts<WentBackRow>['link']>
  /** For roles that may export: a day may have nothing else to export. */
  exports: WentBackExports | undefined
}

type Filters = typeof transactionList.filters
type Column = ExportedColumn<WentBackRow, (typeof transactionList.sort)[number]>

/** The list's own search and filters find what went back, too. */
interface WentBackExports {
  readonly exports: ListExports<WentBackRow, (typeof transactionList.sort)[number], Filters>
  readonly state: ListState<(typeof transactionList.sort)[number], Filters>
  readonly filters: readonly ListFilter<Filters>[]
}

/** Each refund, void and return of the day, also of payments that are not in its list. */
export function WentBackOnDay({ departmentId, rows, zone, link, exports }: WentBackOnDayProps) {
  const { formatMessage } = useIntl()
  const { time } = useFormats()
  const cells = useCells({ zero: 'dash' })
  const part = usePartCells(departmentId)
  const movements = useCodeWords(movementWords)
  if (rows.length === 0) return null
  const title = formatMessage({ id: 'transactions.wentBack.heading' })
  const money = (of: (row: WentBackRow) => number) =>
    cells.amount((row: WentBackRow) => negated(of(row)), negated(sumOf(rows.map(of))))
  const columns: readonly Column[] = [
    {
      id: 'payer',
      header: formatMessage({ id: 'list.field.payer' }),
      kind: 'main',
      cell: ({ payer_name }) => payer_name,
      total: formatMessage({ id: 'list.field.total' }),
    },
    {
      id: 'at',
      header: formatMessage({ id: 'list.field.time' }),
      kind: 'date',
      width: 5,
      cell: ({ at }) => time(at, zone),
      file: { kind: 'instant', value: ({ at }) => at },
    },
    {
      id: 'type',
      header: formatMessage({ id: 'list.field.type' }),
      phone: 'status',
      width: 5.5,
      cell: ({ type }) => <NoBreak>{movements.text(type)}</NoBreak>,
      file: { kind: 'text', value: ({ type }) => movements.text(type) },
    },
    {
      id: 'confirmation',
      header: formatMessage({ id: 'list.field.confirmation' }),
      phone: 'who',
      width: 9.5,
      cell: ({ confirmation }) => confirmation,
    },
    {
      id: 'account',
      header: formatMessage({ id: 'list.field.account' }),
      cell: part.account,
      file: { kind: 'text', value: ({ account }) => account },
    },
    {
      id: 'paidOn',
      header: formatMessage({ id: 'transactions.wentBack.paidOn' }),
      ...cells.day((row: WentBackRow) => plainDateIn(zone, Date.parse(row.paid_at))),
    },
    {
      id: 'principal',
      header: formatMessage({ id: 'transactions.column.subtotal' }),
      phone: 'end',
      ...money(principalOf),
    },
    { id: 'fee', header: formatMessage({ id: 'transactions.column.fee' }), ...money(feeOf) },
  ]
  return (
    <ReportSection
      title={title}
      beside={exports && <WentBackExport {...{ exports, columns, title }} total={rows.length} />}
    >
      <ListTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ payer_name, confirmation }) => `${payer_name}, ${confirmation}`}
        link={link}
      />
    </ReportSection>
  )
}

interface WentBackExportProps {
  exports: WentBackExports
  columns: readonly Column[]
  title: string
  total: number
}

function WentBackExport({ exports, columns, title, total }: WentBackExportProps) {
  const parts = useFilterParts(exports.filters, exports.state)
  return (
    <ListExportMenu
      {...exports}
      {...{ columns, parts, title, total }}
      of={title}
      rowKey={({ id }) => id}
      // The page shows all of them.
      print={() => window.print()}
    />
  )
}

const principalOf = ({ principal_cents }: WentBackRow) => principal_cents
const feeOf = ({ fee_cents }: WentBackRow) => fee_cents
