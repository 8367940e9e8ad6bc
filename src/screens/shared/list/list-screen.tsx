import { chakra } from '@chakra-ui/react/styled-system'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectEntries } from 'valibot'
import { pageSizes } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { SelectIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Card } from '@/ui/layout/card'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import { BulkBar } from '@/ui/table/bulk-bar'
import { ColumnChoice } from '@/ui/table/column-choice'
import type { ListColumn } from '@/ui/table/list-column'
import { ListSkeleton } from '@/ui/table/list-skeleton'
import { ListTable, type ListTableProps } from '@/ui/table/list-table'
import { PageNav } from '@/ui/table/page-nav'
import { selectedCount } from '@/ui/table/selection'
import { SortChoice } from '@/ui/table/sort-choice'
import { AsOf } from '../as-of'
import { FailurePanel } from '../failure-panel'
import type { ListSearch } from './list-search'
import { NothingMatches } from './nothing-matches'
import { useKeptAnswer } from './use-kept-answer'
import type { ListState } from './use-list-state'
import { useSelection } from './use-selection'

/** A column of a list; one that sorts is named as the description names it. */
export type ListScreenColumn<Row extends RowData, Column extends string> = ListColumn<Row> &
  ({ readonly sortable: true; readonly id: Column } | { readonly sortable?: false })

export interface ListAnswer<Row> {
  readonly data: readonly Row[]
  readonly pagination: Pagination
}

/** What a bulk action is for: some rows by their keys, or all that match a query. */
export type BulkTarget<Query> = (
  | { readonly keys: readonly string[] }
  | { readonly matching: Query }
) & {
  readonly count: number
  /** Clears the selection, when the action is done. */
  readonly done: () => void
}

export interface ListScreenProps<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> extends Pick<
  ListTableProps<Row>,
  'caption' | 'rowKey' | 'rowName' | 'link' | 'actions' | 'canSelect'
> {
  state: ListState<Column, Filters>
  /** `useQuery(…(state.query))`. */
  query: {
    readonly data: ListAnswer<Row> | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly isPlaceholderData: boolean
    readonly dataUpdatedAt: number
    refetch: () => unknown
  }
  columns: readonly ListScreenColumn<Row, Column>[]
  /** In place of the table when there are no rows at all: an `EmptyState`. */
  empty: ReactNode
  /** Above the list. */
  filterBar?: ReactNode
  /** What a filter is called in "Without …", by its name. */
  filterText?: (name: string) => string | undefined
  /** At the right of the toolbar: the export. */
  tools?: ReactNode
  /** Buttons of the bulk bar; without it nothing is selected. */
  bulk?: (target: BulkTarget<ListSearch<Column, Filters>>) => ReactNode
  /** Says how old the rows are, once they are old, in the time of this zone. */
  asOf?: { readonly zone: string }
}

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '3.75rem',
    px: { base: '4', sm: '5.5' },
    py: '2',
    '& > p:first-of-type': {
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      me: 'auto',
    },
  },
})

/** A list with all that belongs to it; a screen says only its columns, filters and actions. */
export function ListScreen<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>({
  state,
  query,
  columns,
  empty,
  filterBar,
  filterText,
  tools,
  bulk,
  asOf,
  ...table
}: ListScreenProps<Row, Column, Filters>) {
  const { count } = useFormats()
  const { formatMessage } = useIntl()
  const isPhone = useIsPhone()
  const top = useRef<HTMLDivElement>(null)
  const answer = useKeptAnswer(query.data)
  const { selection, selecting, select, begin, clear } = useSelection(state)
  const isBusy = query.isFetching && (query.data === undefined || query.isPlaceholderData)
  const isSettled = query.data !== undefined && !query.isPlaceholderData

  const { total = 0, last_page: lastPage = 1 } = answer?.pagination ?? {}
  const isBeyond = isSettled && total > 0 && state.page > lastPage
  useEffect(() => {
    if (isBeyond) state.goTo(lastPage, { replace: true })
  })
  useAnnouncedCount(isSettled ? total : null, state)

  const retry = () => void query.refetch()
  const goTo = (page: number) => {
    state.goTo(page)
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }

  return (
    <>
      {filterBar}
      <Card ref={top}>
        {bulk && selecting ? (
          <BulkBar
            selection={selection}
            page={(answer?.data ?? [])
              .filter((row) => table.canSelect?.(row) ?? true)
              .map(table.rowKey)}
            total={total}
            onSelection={select}
            onClear={clear}
          >
            {bulk({
              ...(selection.kind === 'matching'
                ? { matching: state.query }
                : { keys: Object.keys(selection.keys) }),
              count: selectedCount(selection, total),
              done: clear,
            })}
          </BulkBar>
        ) : (
          <Toolbar data-screen-only="">
            <p>
              {answer && (
                <FormattedMessage
                  id={state.isNarrowed ? 'list.count.matching' : 'list.count.all'}
                  values={{ count: total, shown: count(total) }}
                />
              )}
            </p>
            {asOf && answer && (
              <AsOf
                updatedAt={query.dataUpdatedAt}
                zone={asOf.zone}
                refreshing={query.isFetching}
                onRefresh={retry}
              />
            )}
            {isPhone && (
              <SortChoice columns={columns} sort={state.sort} onSort={sortBy(state, columns)} />
            )}
            {isPhone && bulk && total > 0 && (
              <Button variant="outline" size="sm" icon={<SelectIcon />} onClick={begin}>
                {formatMessage({ id: 'list.select.begin' })}
              </Button>
            )}
            {!isPhone && (
              <ColumnChoice
                columns={columns}
                chosen={state.columns}
                onChoose={state.chooseColumns}
              />
            )}
            {tools}
          </Toolbar>
        )}
        {query.error !== null && query.data === undefined && (
          <chakra.div px={{ base: '4', sm: '5.5' }} pb="4">
            <FailurePanel error={query.error} onRetry={retry} retrying={query.isFetching}>
              <FormattedMessage id={answer ? 'list.failed.update' : 'list.failed.first'} />
            </FailurePanel>
          </chakra.div>
        )}
        {answer && total > 0 ? (
          <>
            <ListTable
              {...table}
              columns={columns}
              chosenColumns={state.columns}
              rows={answer.data}
              sort={state.sort}
              onSort={sortBy(state, columns)}
              {...(bulk && { selection, onSelection: select, selecting })}
              busy={isBusy || isBeyond}
              total={total}
              offset={(answer.pagination.page - 1) * answer.pagination.per_page}
            />
            <PageNav
              page={state.page}
              lastPage={lastPage}
              perPage={state.perPage}
              total={total}
              sizes={pageSizes}
              onPage={goTo}
              onPerPage={(size) => {
                const offered = pageSizes.find((one) => one === size)
                if (offered) state.setPerPage(offered)
              }}
            />
          </>
        ) : answer ? (
          <div aria-busy={isBusy}>
            {state.isNarrowed ? <NothingMatches state={state} filterText={filterText} /> : empty}
          </div>
        ) : (
          query.error === null && (
            <ListSkeleton
              columns={columns}
              chosenColumns={state.columns}
              rows={Math.min(state.perPage, 10)}
              hasTicks={bulk !== undefined}
              hasMenu={table.actions !== undefined}
            />
          )
        )}
      </Card>
    </>
  )
}

/** A table knows its columns by text; only those of the description are sorted by. */
function sortBy<Row extends RowData, Column extends string, Filters extends ObjectEntries>(
  state: ListState<Column, Filters>,
  columns: readonly ListScreenColumn<Row, Column>[],
) {
  return (id: string, descending: boolean) => {
    const column = columns.find((one) => one.id === id)
    if (column?.sortable === true) state.sortBy(column.id, descending)
  }
}

/** After a search or a filter a screen reader hears how much is left. */
function useAnnouncedCount(
  total: number | null,
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
): void {
  const { count } = useFormats()
  const { formatMessage } = useIntl()
  const scope = JSON.stringify([text, filters])
  const said = useRef(scope)
  useEffect(() => {
    if (total === null || said.current === scope) return
    said.current = scope
    announce(formatMessage({ id: 'list.count.matching' }, { count: total, shown: count(total) }))
  }, [total, scope, count, formatMessage])
}
