import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { auditApi, type AuditQuery } from '@/api/audit'
import { type AuditEntry, auditList } from '@/contract/audit'
import { ClockIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import {
  useDepartmentNameInLanguage,
  useNamedAnswer,
} from '@/screens/shared/merchant/merchant-departments'
import { useLogColumns } from './use-log-columns'

interface AuditListProps {
  /** The name under which page size and columns are remembered. */
  name: string
  /** Whose entries: no filter of the address changes that. */
  about: Pick<AuditQuery, 'object_kind' | 'object_id' | 'merchant_id'>
  /** The merchant whose departments the entries name, on the root domain; null: none. */
  departmentsOf: string | null
  caption: string
  empty: ReactNode
  changes: (entry: AuditEntry) => ReactNode
  /** Where the entries are of several objects: the heading of the column that names them. */
  objects?: string | undefined
}

/** What was changed, from what to what, by whom and when (product.md, "Audit log"). */
export function AuditList({
  name,
  about,
  departmentsOf,
  caption,
  empty,
  changes,
  objects,
}: AuditListProps) {
  const { zone, search, onSearch } = useListPage(auditList)
  const state = useListState({
    name,
    list: auditList,
    search: {
      ...search,
      object_kind: undefined,
      object_id: undefined,
      merchant_id: undefined,
    },
    onSearch,
  })
  const named = useNamedAnswer()
  const query = useQuery(
    named(
      auditApi.page({ query: { ...state.query, ...about } }),
      departmentsOf === null ? [] : [departmentsOf],
    ),
  )
  const departmentName = useDepartmentNameInLanguage(departmentsOf ?? undefined)
  const { columns, rowName } = useColumns({ zone, objects, changes, departmentName })
  return (
    <ListScreen
      state={state}
      query={query}
      caption={caption}
      rowKey={({ id }) => id}
      rowName={rowName}
      columns={columns}
      empty={<EmptyState icon={<ClockIcon />}>{empty}</EmptyState>}
    />
  )
}

function useColumns({
  zone,
  objects,
  changes,
  departmentName,
}: Pick<AuditListProps, 'objects' | 'changes'> & {
  zone: string
  departmentName: (name: string) => string
}) {
  const { formatMessage } = useIntl()
  const { what, when, rowName } = useLogColumns<AuditEntry>(zone, ({ action }) =>
    formatMessage({ id: `audit.action.${action}` }),
  )
  const columns: readonly ListScreenColumn<AuditEntry, (typeof auditList.sort)[number]>[] = [
    { id: 'action' as const, ...what },
    ...(objects === undefined
      ? []
      : [
          {
            id: 'object',
            header: objects,
            sortable: true,
            cell: ({ object: { kind, name } }: AuditEntry) =>
              kind === 'department' ? departmentName(name) : name,
          } as const,
        ]),
    {
      id: 'changes',
      header: formatMessage({ id: 'audit.column.changes' }),
      // The longest by far: lines of two words would make a row as high as the screen.
      width: 18,
      phone: 'note',
      cell: changes,
    },
    {
      id: 'actor',
      header: formatMessage({ id: 'audit.column.who' }),
      sortable: true,
      cell: ({ actor }) => actor.name,
    },
    {
      id: 'ip',
      header: formatMessage({ id: 'audit.column.network' }),
      width: 8,
      cell: ({ ip }) => ip,
    },
    when,
  ]
  return { columns, rowName }
}
