import { useStatusPill } from '@/screens/shared/account/bill-status'
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import '@/ui/form/checkbox.css'
import { type Column, DataTable } from '@/ui/table/data-table'
import { CartIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { isInCart, isSelectable, rowKey, type Selection } from './selection'
import './results-table.css'

interface ResultsTableProps {
  department: Department
  rows: readonly BillRow[]
  /** The search spans more than one. */
  withYear: boolean
  cartIds: ReadonlySet<string>
  selection: Selection
  /** null: there is no selection here. */
  onToggle: ((row: BillRow) => void) | null
}

/** One row for each parcel and year; the whole row links the bill. */
export function ResultsTable({
  department,
  rows,
  withYear,
  cartIds,
  selection,
  onToggle,
}: ResultsTableProps) {
  const { formatMessage } = useIntl()
  const statusPill = useStatusPill()
  const kind = accountKindOf(department)
  const columns: Column<BillRow>[] = [
    ...(onToggle === null
      ? []
      : [
          {
            id: 'select',
            kind: 'action',
            header: formatMessage({ id: 'parcels.results.select' }),
            hideHeader: true,
            width: '3.25rem',
            cell: (row) => (
              <Tick
                row={row}
                ticked={selection.has(rowKey(row)) && !isInCart(row, cartIds)}
                inCart={isInCart(row, cartIds)}
                onToggle={onToggle}
              />
            ),
          } satisfies Column<BillRow>,
        ]),
    {
      id: 'account',
      kind: 'main',
      header: formatMessage({ id: 'parcels.results.account' }, { kind }),
      cell: (row) => (
        <>
          <Link
            to="/overview-parcel/$parcelId/$year/$department_id"
            params={{
              parcelId: row.parcel_id,
              year: String(row.year),
              department_id: row.department_id,
            }}
            data-row-link=""
          >
            <span className="figures">{row.account}</span>
          </Link>
          {withYear && <small>{row.year}</small>}
        </>
      ),
    },
    {
      id: 'owner',
      phone: 'who',
      header: formatMessage({
        id: kind === 'permit' ? 'parcels.results.applicant' : 'parcels.results.owner',
      }),
      cell: (row) => (
        <span>
          {row.owner}
          <small>{row.address}</small>
        </span>
      ),
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'parcels.results.status' }),
      cell: (row) => (
        <span>
          {statusPill(row.status)}
          {isInCart(row, cartIds) && (
            <small>{formatMessage({ id: 'parcels.results.inCart' })}</small>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'parcels.results.amount' }),
      cell: (row) => <Money cents={row.amount_due_cents} />,
    },
  ]
  return (
    <div className="results-rows">
      <DataTable
        caption={formatMessage({ id: 'parcels.results.caption' }, { department: department.name })}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sticky
        groupOf={({ account }) => account}
      />
    </div>
  )
}

interface TickProps {
  row: BillRow
  ticked: boolean
  inCart: boolean
  onToggle: (row: BillRow) => void
}

function Tick({ row, ticked, inCart, onToggle }: TickProps) {
  const { formatMessage } = useIntl()
  if (inCart) {
    return (
      <span className="row-in-cart" aria-hidden>
        <CartIcon />
      </span>
    )
  }
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        className="checkbox"
        checked={ticked}
        disabled={!isSelectable(row)}
        onChange={() => onToggle(row)}
        aria-label={formatMessage(
          { id: 'parcels.results.selectOne' },
          { account: row.account, year: String(row.year) },
        )}
      />
    </label>
  )
}
