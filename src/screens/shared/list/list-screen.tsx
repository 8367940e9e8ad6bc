import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ObjectEntries } from 'valibot'
import { hasOurLists } from '@/api/our-lists'
import { ApiFailure } from '@/api/failure'
import { pageSizes } from '@/contract/list'
import type { Pagination } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { searchMinimumLength } from '@/rules/constants'
import { timeOf } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { FilterBar } from '@/ui/table/filter-bar'
import { ListSkeleton } from '@/ui/table/list-skeleton'
import { ListTable, type ListTableProps } from '@/ui/table/list-table'
import { PageNav } from '@/ui/table/page-nav'
import { useFolded } from '@/ui/table/use-folded'
import { AsOf } from '@/screens/shared/detail/as-of'
import { useCardNumberProblem } from '@/screens/shared/forms/use-card-number-problem'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useExistingPage } from './use-existing-page'
import { ListExportMenu } from './export/list-export-menu'
import type { ListExports } from './export/build-list-export'
import type { AnyListFilter, ListFilter } from './filter/list-filter'
import type { ExportedColumn, ListScreenColumn } from './list-screen-column'
import { ListPaper } from './list-paper'
import { ListToolbar } from './list-toolbar'
import { NothingMatches } from './nothing-matches'
import { usePrintedRows } from './print-rows'
import { useAnnouncedCount } from './use-announced-count'
import { useFilterParts } from './filter/use-filter-parts'
import { useFocusAfterRow } from './use-focus-after-row'
import { useKeptAnswer } from './use-kept-answer'
import type { ListState } from './use-list-state'

/** Columns; those of a list with an export say what they are in its files. */
type ColumnsAndExport<Row extends RowData, Column extends string, Filters extends ObjectEntries> =
  | { columns: readonly ListScreenColumn<Row, Column>[]; exports?: undefined }
  | {
      columns: readonly ExportedColumn<Row, Column>[]
      /** For roles that may export: `exports={mayExport ? {…} : undefined}`. */
      exports?: ListExports<Row, Column, Filters> | undefined
    }

interface ListProps<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> extends Pick<ListTableProps<Row>, 'caption' | 'rowKey' | 'rowName' | 'link' | 'actions'> {
  state: ListState<Column, Filters>
  /** `useQuery(…(state.query))`. */
  query: {
    readonly data:
      | {
          readonly data: readonly Row[]
          readonly pagination: Pagination
          /** Rows that could not be read and were left out. */
          readonly unreadable?: number | undefined
        }
      | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly isPlaceholderData: boolean
    readonly dataUpdatedAt: number
    refetch: () => unknown
  }
  /** The searched fields: "Search by name or e-mail". Without it the list has no search. */
  search?: string
  filters?: readonly ListFilter<Filters>[]
  /** Replaces the table of an empty list: an `EmptyState`. */
  empty: ReactNode
  /** Replaces all rows before a search, in a list that needs one. */
  beforeSearch?: ReactNode
  /** Below search and filters: what the search has found beside rows. */
  hint?: ReactNode
  /** At the right of search and filters: the page's main action, "Add a user". */
  pageActions?: ReactNode
  /** The words for the number of all rows, by `count` and `shown`: "7 people". */
  counted?: MessageId
  /** Shows the age of old rows, in this time zone. */
  asOf?: { readonly zone: string }
}

export type ListScreenProps<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
> = ListProps<Row, Column, Filters> & ColumnsAndExport<Row, Column, Filters>

/** product.md 2.0, "Lists". */
const searchPauseMs = 300

const noFilters: readonly [] = []

/** Hosts without our lists tell merchants apart. */
const isKnownEverywhere = (filter: AnyListFilter) =>
  filter.kind === 'choice' && filter.name === 'merchant_id'

/** A list with all its parts; a screen declares only columns, filters and actions. */
export function ListScreen<
  Row extends RowData,
  Column extends string,
  Filters extends ObjectEntries,
>({
  state,
  query,
  columns: ownColumns,
  search,
  filters: ownFilters = noFilters,
  empty,
  beforeSearch,
  hint,
  pageActions,
  exports,
  counted = 'list.count.all',
  asOf,
  ...table
}: ListScreenProps<Row, Column, Filters>) {
  const [card, setCard] = useState<HTMLDivElement | null>(null)
  const hasSearched = beforeSearch === undefined
  // Filters and orders that change nothing are not offered, nor any of a list that there is not.
  const isNarrowable = hasOurLists()
  const isOffered = !(query.error instanceof ApiFailure && query.error.kind === 'not-offered')
  const filters = isNarrowable ? ownFilters : ownFilters.filter(isKnownEverywhere)
  const columns: readonly ListScreenColumn<Row, Column>[] = isNarrowable
    ? ownColumns
    : ownColumns.map((column) => ({ ...column, sortable: false as const }))
  const hasMenu = table.actions !== undefined
  const folded = useFolded({
    box: card,
    columns,
    chosenColumns: state.columns,
    hasMenu,
  })
  const kept = useKeptAnswer(query.data)
  // A page after the last one has no rows to stand in for those of the page that comes.
  const isBlank = kept !== undefined && kept.data.length === 0 && kept.pagination.total > 0
  const answer = hasSearched && !isBlank ? kept : undefined
  const parts = useFilterParts(filters, state)
  const cardNumberProblem = useCardNumberProblem()
  const isSettled = hasSearched && query.data !== undefined && !query.isPlaceholderData
  const total = answer?.pagination.total ?? 0
  const lastPage = answer?.pagination.last_page ?? 1
  const isBeyond = useExistingPage({
    page: state.page,
    pagination: isSettled ? query.data.pagination : undefined,
    goTo: (page) => state.goTo(page, { replace: true }),
  })
  useAnnouncedCount(isSettled ? total : null, state)
  useFocusAfterRow(card)
  const { all, print } = usePrintedRows<Row>()

  const hasFailed = hasSearched && query.error !== null && query.data === undefined
  // An empty list says so itself.
  const isEmpty = isSettled && total === 0 && !state.isNarrowed
  const isBusy = isBeyond || (query.isFetching && !isSettled)
  const retry = () => void query.refetch()
  const sortBy = (id: string, descending: boolean) => {
    const column = columns.find((one) => one.id === id)
    if (column?.sortable === true) state.sortBy(column.id, descending)
  }
  /** The pressed button disappears with the filter that it cleared: focus moves to the list. */
  const keepingFocus = (change: () => void) => {
    change()
    card?.focus({ preventScroll: true })
  }
  const goTo = (page: number) => {
    state.goTo(page)
    if (card && card.getBoundingClientRect().top < 0) card.scrollIntoView()
  }

  return (
    <>
      {isOffered && (
        <FilterBar
          search={
            search === undefined
              ? undefined
              : {
                  label: search,
                  value: state.text,
                  minimum: searchMinimumLength,
                  pause: searchPauseMs,
                  problem: cardNumberProblem,
                  onSearch: (text, typed) => state.search(text, typed),
                }
          }
          parts={parts}
          isNarrowed={state.isNarrowed}
          onClearAll={() => state.clearAll()}
          total={isSettled ? total : null}
        >
          {pageActions}
        </FilterBar>
      )}
      {hint}
      <Card ref={setCard} tabIndex={-1} outline="none" scrollMarginTop="var(--sticky-top, 0)">
        {hasSearched && isOffered && !isEmpty && !(hasFailed && !answer) && (
          <ListToolbar
            columns={columns}
            state={state}
            onSort={sortBy}
            folded={folded}
            total={answer && !hasFailed ? total : null}
            counted={counted}
            hasRows={!hasFailed && !(answer && total === 0)}
            asOf={
              asOf &&
              isSettled && (
                <AsOf
                  updatedAt={query.dataUpdatedAt}
                  zone={asOf.zone}
                  refreshing={query.isFetching}
                  onRefresh={retry}
                />
              )
            }
            tools={
              exports && (
                <ListExportMenu
                  {...{ exports, state, columns, filters, parts, total, print }}
                  title={table.caption}
                  rowKey={table.rowKey}
                />
              )
            }
          />
        )}
        {beforeSearch}
        {hasFailed && (
          <FailurePanel error={query.error} onRetry={retry} retrying={query.isFetching}>
            <FormattedMessage id={answer ? 'list.failed.update' : 'list.failed.first'} />
          </FailurePanel>
        )}
        {answer?.unreadable !== undefined && (
          <Banner tone="due">
            <FormattedMessage id="list.failed.rows" values={{ count: answer.unreadable }} />
          </Banner>
        )}
        {answer && (total > 0 || state.isNarrowed) && (
          <ListPaper
            {...{ columns, state, parts }}
            first={all ? 1 : answer.pagination.per_page * (answer.pagination.page - 1) + 1}
            shown={(all ?? answer).data.length}
            total={all?.total ?? total}
            readAt={all?.readAt ?? timeOf(query.dataUpdatedAt)}
          />
        )}
        {answer && total > 0 && (
          <>
            <ListTable
              {...table}
              columns={columns}
              chosenColumns={state.columns}
              rows={(all ?? answer).data}
              sort={state.sort}
              onSort={sortBy}
              busy={isBusy}
              folded={folded}
            />
            {(isNarrowable || lastPage > 1) && (
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
            )}
          </>
        )}
        {answer && total === 0 && !hasFailed && (
          <div aria-busy={isBusy}>
            {state.isNarrowed ? (
              <NothingMatches state={state} parts={parts} keepingFocus={keepingFocus} />
            ) : (
              empty
            )}
          </div>
        )}
        {hasSearched && !answer && !hasFailed && (
          <ListSkeleton
            columns={columns}
            chosenColumns={state.columns}
            rows={Math.min(state.perPage, 10)}
            hasMenu={hasMenu}
            folded={folded}
          />
        )}
      </Card>
    </>
  )
}
