import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import { useFormats } from '@/i18n/format'
import { useStatusPill } from './bill-status'
import { usePartName } from './part-name'
import { useDayWords } from '@/screens/shared/time/day-words'
import { TextLink } from '@/ui/action/text-link'
import { CartIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Checkbox } from '@/ui/form/checkbox'
import { type Column, DataTable } from '@/ui/table/data-table'
import '@/ui/table/two-lines-action.css'

/** Links the bill of a year: `(year, content) => <Link to="/overview-parcel/…">{content}</Link>`. */
export type BillLink = (year: number, content: ReactNode) => ReactNode

interface BillSelection {
  /** The years that are ticked. */
  readonly ticked: ReadonlySet<number>
  readonly onToggle: (year: number) => void
  readonly isPayable: (row: BillRow) => boolean
}

interface BillTableProps {
  rows: readonly BillRow[]
  billLink: BillLink
  /** null: there is no selection here. */
  selection: BillSelection | null
  /** In the cart: it has no checkbox. */
  isIn?: (row: BillRow) => boolean
  /** At the end of a row. */
  actions?: (row: BillRow) => ReactNode
}

const isNever = () => false

/** What is open of an account, year by year (product.md P8). */
export function BillTable({ rows, billLink, selection, isIn = isNever, actions }: BillTableProps) {
  const { formatMessage } = useIntl()
  const statusPill = useStatusPill()
  const columns: Column<BillRow>[] = [
    ...(selection === null
      ? []
      : [
          {
            id: 'select',
            kind: 'action',
            header: formatMessage({ id: 'parcels.results.select' }),
            hideHeader: true,
            width: '3.25rem',
            cell: (row) =>
              isIn(row) ? (
                <chakra.span display="inline-flex" color="brand.text" aria-hidden>
                  <CartIcon />
                </chakra.span>
              ) : (
                <chakra.label display="inline-flex" p="3" m="-3">
                  <Checkbox
                    checked={selection.ticked.has(row.year)}
                    disabled={!selection.isPayable(row)}
                    onChange={() => selection.onToggle(row.year)}
                    aria-label={formatMessage(
                      { id: 'parcels.results.selectOne' },
                      { account: row.account, year: String(row.year) },
                    )}
                  />
                </chakra.label>
              ),
          } satisfies Column<BillRow>,
        ]),
    {
      id: 'year',
      kind: 'main',
      header: formatMessage({ id: 'account-view.bills.bill' }),
      cell: (row) => (
        <span>
          <TextLink asChild inline>
            {billLink(row.year, row.year)}
          </TextLink>
          <Parts row={row} />
        </span>
      ),
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'parcels.results.status' }),
      cell: (row) => (
        // Rather in two lines than the amount beside it out of sight.
        <chakra.span
          css={{
            '& > .pill': { width: { xl: 'max-content' }, maxWidth: '11rem', whiteSpace: 'normal' },
          }}
        >
          {statusPill(row.status)}
          {isIn(row) && <small>{formatMessage({ id: 'parcels.results.inCart' })}</small>}
        </chakra.span>
      ),
    },
    {
      id: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'parcels.results.amount' }),
      cell: (row) => <Money cents={row.amount_due_cents} />,
    },
    ...(actions === undefined
      ? []
      : [
          {
            id: 'actions',
            kind: 'action',
            header: formatMessage({ id: 'account-view.linked.actions' }),
            hideHeader: true,
            width: '3.25rem',
            cell: actions,
          } satisfies Column<BillRow>,
        ]),
  ]
  return (
    <DataTable
      caption={formatMessage({ id: 'account-view.bills.title' })}
      columns={columns}
      rows={rows}
      rowKey={({ year }) => year}
    />
  )
}

/** The open installments of the year: "First half, due Feb 13: $948.64". */
function Parts({ row }: { row: BillRow }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const dayWords = useDayWords()
  const partName = usePartName()
  return row.open.map((part) => (
    <small key={part.id}>
      {formatMessage(
        // Of what is past due, the date is that of its oldest part.
        { id: part.cycle === 'D' ? 'account-view.bills.partSince' : 'account-view.bills.part' },
        {
          cycle: partName(part.cycle, row.department_id),
          date: dayWords(part.due_date),
          amount: money(part.balance_cents),
        },
      )}
    </small>
  ))
}
