import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import type { ImportKind, importList, PastImport } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { madeAt } from '@/rules/imports/made-at'
import { plainDateIn } from '@/rules/time/dates'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { stateWords } from '@/screens/office/imports/import-words'

type Column = ListScreenColumn<PastImport, (typeof importList.sort)[number]>

interface HistoryColumnsOptions {
  /** In the reader's language; null: it has none. */
  departmentOf: (row: PastImport) => string | null
  kind: ImportKind
  zone: string
  ofDepartments: boolean
  /** On the root, before one is chosen. */
  ofMerchants: boolean
}

/** Few enough to stand beside each other; more can be chosen, to sort by them. */
export function useHistoryColumns({
  departmentOf,
  kind,
  zone,
  ofDepartments,
  ofMerchants,
}: HistoryColumnsOptions): readonly Column[] {
  const { formatMessage } = useIntl()
  const { date, time } = useFormats()
  const { amount, number } = useCells()
  const states = useCodeWords(stateWords)
  const { data: merchants = [] } = useQuery({ ...merchantListQuery, enabled: ofMerchants })
  const merchant: Column = {
    id: 'merchant',
    header: formatMessage({ id: 'list.field.merchant' }),
    cell: (row) => merchants.find(({ id }) => id === row.merchant_id)?.name ?? '',
  }
  const department: Column = {
    id: 'department',
    header: formatMessage({ id: 'list.field.department' }),
    hidden: ofMerchants,
    cell: departmentOf,
  }
  const amounts: Column = {
    id: 'amount_cents',
    header: formatMessage({ id: 'list.field.amount' }),
    sortable: true,
    phone: 'end',
    ...amount((row: PastImport) => row.amount_cents),
  }
  return [
    {
      id: 'file',
      header: formatMessage({ id: 'imports.column.file' }),
      kind: 'main',
      // A usual file name in one line.
      width: 13,
      sortable: true,
      cell: (row) => row.file,
    },
    {
      id: 'state',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'status',
      ...states.column((row) => row.state),
    },
    ...(ofMerchants ? [merchant] : []),
    ...(kind === 'users' || !(ofDepartments || ofMerchants) ? [] : [department]),
    {
      id: 'created_at',
      header: formatMessage({ id: 'imports.column.when' }),
      kind: 'date',
      sortable: true,
      phone: 'who',
      cell: (row) => (
        <>
          {date(plainDateIn(zone, Date.parse(madeAt(row))))}
          <small>{`${time(madeAt(row), zone)}, ${row.by}`}</small>
        </>
      ),
      file: { kind: 'instant', value: madeAt },
    },
    {
      id: 'by',
      header: formatMessage({ id: 'imports.column.by' }),
      sortable: true,
      hidden: true,
      phone: 'none',
      cell: (row) => row.by,
    },
    {
      id: 'rows',
      header: formatMessage({ id: 'imports.column.rows' }),
      sortable: true,
      hidden: true,
      ...number((row: PastImport) => row.rows),
    },
    {
      id: 'imported',
      header: formatMessage({ id: 'imports.column.imported' }),
      sortable: true,
      ...number((row: PastImport) => (wasMade(row) ? row.imported : null)),
      cell: (row) => wasMade(row) && <Imported row={row} />,
    },
    {
      id: 'warned',
      header: formatMessage({ id: 'imports.column.warned' }),
      sortable: true,
      hidden: true,
      ...number((row: PastImport) => row.warned),
    },
    {
      id: 'refused',
      header: formatMessage({ id: 'imports.column.refused' }),
      sortable: true,
      hidden: true,
      ...number((row: PastImport) => row.refused),
    },
    ...(kind === 'users' ? [] : [amounts]),
  ]
}

const wasMade = ({ state }: PastImport) => state === 'imported' || state === 'undone'

/** What was imported, and below it what was not or has a warning. */
function Imported({ row: { imported, refused, warned } }: { row: PastImport }) {
  const { count } = useFormats()
  const { formatMessage } = useIntl()
  const notes = (
    [
      ['imports.history.errors', refused],
      ['imports.history.warnings', warned],
    ] as const
  ).flatMap(([id, value]) =>
    value > 0 ? [formatMessage({ id }, { count: value, shown: count(value) })] : [],
  )
  return (
    <>
      {count(imported)}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  )
}
