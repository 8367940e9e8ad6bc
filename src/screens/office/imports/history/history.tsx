import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { importsApi } from '@/api/imports'
import type { ImportKind, PastImport } from '@/contract/imports/imports'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useDepartmentNames, useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'
import { useSite } from '@/screens/shared/merchant/site'
import { FileIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { historyBasis, readHistorySearch } from '@/screens/office/imports/import-search'
import { ImportLink } from '@/screens/office/imports/import-link'
import { useHistoryActions } from './use-history-actions'
import { useHistoryColumns } from './use-history-columns'
import { useHistoryFilters } from './use-history-filters'
import { chakra } from '@chakra-ui/react/styled-system'

interface HistoryProps {
  kind: ImportKind
  /** Of the address; null: the page is of all departments. */
  departmentId: string | null
  merchant: string | undefined
  zone: string
}

/** An import is under way, perhaps another clerk's. */
const againMs = 3_000

/** The imports of this kind, newest first; each row leads to where it stands. */
export function History({ kind, departmentId, merchant, zone }: HistoryProps) {
  const { formatMessage } = useIntl()
  const { isTenant } = useSite()
  const { search, onSearch } = useReadPage(readHistorySearch)
  const state = useListState({
    name: 'imports',
    list: historyBasis,
    search: departmentId === null ? search : { ...search, department_id: undefined },
    onSearch,
  })
  const place = {
    kind,
    ...(merchant !== undefined && { merchant_id: merchant }),
    ...(departmentId !== null && { department_id: departmentId }),
  }
  const named = useNamedAnswer()
  const imports = useQuery({
    ...named(importsApi.page({ query: { ...state.query, ...place } }), merchantsIn),
    refetchInterval: (asked) =>
      asked.state.data?.data.some((row) => row.state === 'importing') === true ? againMs : false,
  })
  const filters = useHistoryFilters({ kind, merchant, ofDepartments: departmentId === null })
  // One department needs no column, as it needs no filter.
  const ofDepartments = filters.length > 1
  const nameOf = useDepartmentNames(imports.data === undefined ? [] : merchantsIn(imports.data))
  const columns = useHistoryColumns({
    departmentOf: (row) => row.department && nameOf(row.department.name, row.merchant_id),
    kind,
    zone,
    ofDepartments,
    ofMerchants: !isTenant && merchant === undefined,
  })
  const { actions, notices } = useHistoryActions(zone)
  return (
    <section aria-labelledby="import-history">
      <PartHeading id="import-history">
        <FormattedMessage id="imports.history.title" />
      </PartHeading>
      {notices}
      <ListScreen
        state={state}
        query={imports}
        caption={formatMessage({ id: 'imports.history.title' })}
        search={formatMessage({ id: 'imports.history.search' })}
        columns={columns}
        filters={filters}
        actions={actions}
        rowKey={keyOf}
        rowName={({ file }) => file}
        link={(row, content) => (
          <ImportLink
            kind={row.kind}
            departmentId={row.department?.id ?? null}
            search={{ merchant, import: row.id }}
          >
            {content}
          </ImportLink>
        )}
        empty={
          <EmptyState icon={<FileIcon />}>
            <FormattedMessage id="imports.history.empty" />
          </EmptyState>
        }
      />
    </section>
  )
}

const merchantsIn = (page: { readonly data: readonly PastImport[] }) =>
  page.data.map((row) => row.merchant_id)

const keyOf = ({ id }: PastImport) => id

/** Names a part of the page. */
const PartHeading = chakra('h2', { base: { textStyle: 'h2', mb: '3' } })
