import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { batchesApi } from '@/api/reports/reports'
import { pageSizes } from '@/contract/list'
import type { BatchRow } from '@/contract/reports/posting-report'
import { useFormats } from '@/i18n/format'
import { batchState, reconcileProblem } from '@/rules/reports/reconcile-form'
import type { DayRange } from '@/rules/time/periods'
import { Loaded } from '@/screens/shared/detail/loaded'
import { useCells } from '@/screens/shared/list/use-cells'
import { useIsPrinted } from '@/screens/shared/paper/use-is-printed'
import { useMay } from '@/state/session/use-may'
import { BankIcon, ReopenIcon } from '@/ui/display/icons'
import { Button } from '@/ui/action/button'
import { NoBreak } from '@/ui/display/no-break'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { closeToast } from '@/ui/feedback/toast'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { InfoPopover } from '@/ui/overlay/info-popover'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { PageNav } from '@/ui/table/page-nav'
import { BankPill, type ShownBankState } from './bank-pill'
import { ReconcileDialog } from './reconcile-dialog'
import type { BatchPlace } from './reconcile-words'
import { ReportSection } from '@/screens/shared/list/report-section'
import { TakeBack } from './take-back'

interface BankDepositsProps {
  place: BatchPlace
  days: DayRange
  zone: string
}

/** What the bank should have of each posting date, and what staff saw there (product.md A9, A11). */
export function BankDeposits({ place, days, zone }: BankDepositsProps) {
  const { formatMessage } = useIntl()
  return (
    <ReportSection
      title={<FormattedMessage id="reports.deposits.heading" />}
      info={
        <InfoPopover label={formatMessage({ id: 'reports.deposits.how' })}>
          <FormattedMessage id="reports.deposits.explained" />
          {place.department !== null && (
            <>
              {' '}
              <FormattedMessage id="reports.deposits.ofDepartment" />
            </>
          )}
        </InfoPopover>
      }
    >
      <Batches key={`${days.from} ${days.to}`} {...{ place, days, zone }} />
    </ReportSection>
  )
}

interface ShownPage {
  readonly page: number
  readonly size: number
}

function Batches({ place, days, zone }: BankDepositsProps) {
  const { formatMessage } = useIntl()
  const [{ page, size }, setShown] = useState<ShownPage>({ page: 1, size: pageSizes[0] })
  const isPrinted = useIsPrinted()
  const batches = useQuery(
    batchesApi.page({
      params: { merchant: place.merchant },
      query: { ...days, ...(place.department !== null && { department_id: place.department }) },
    }),
  )
  return (
    <Loaded query={batches} skeleton={bones}>
      {(answer) => {
        const total = answer.data.length
        if (total === 0) {
          return (
            <EmptyState icon={<BankIcon />}>
              <FormattedMessage id="reports.deposits.none" />
            </EmptyState>
          )
        }
        const lastPage = Math.ceil(total / size)
        const at = Math.min(page, lastPage)
        return (
          <>
            <BatchTable
              place={place}
              // A sheet has no next page, and its deposits add up to the report above.
              rows={isPrinted ? answer.data : answer.data.slice((at - 1) * size, at * size)}
              zone={zone}
            />
            {total > Math.min(...pageSizes) && (
              <PageNav
                page={at}
                lastPage={lastPage}
                label={formatMessage({ id: 'reports.deposits.heading' })}
                perPage={size}
                total={total}
                sizes={pageSizes}
                onPage={(next) => setShown({ page: next, size })}
                onPerPage={(next) => setShown({ page: 1, size: next })}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Bone height="7rem" />
  </Skeleton>
)

interface BatchTableProps {
  place: BatchPlace
  rows: readonly BatchRow[]
  zone: string
}

function BatchTable({ place, rows, zone }: BatchTableProps) {
  const { formatMessage } = useIntl()
  const { date, time } = useFormats()
  const mayReconcile = useMay('reports.reconcile', { merchant_id: place.merchant })
  const [edited, setEdited] = useState<BatchRow | null>(null)
  const [takenBack, setTakenBack] = useState<BatchRow | null>(null)
  const begin = (open: (row: BatchRow) => void, row: BatchRow) => {
    // Its Undo is of the change before this one.
    closeToast()
    open(row)
  }
  const problemOf = (row: BatchRow) => {
    const problem = reconcileProblem(row)
    if (problem === null) return undefined
    if (problem === 'empty') return formatMessage({ id: 'reports.deposits.empty' })
    return formatMessage(
      { id: 'reports.deposits.openReason' },
      { time: time(row.closes_at, zone), day: date(row.posting_date) },
    )
  }
  const nameOf = ({ posting_date }: BatchRow) =>
    formatMessage({ id: 'reports.deposits.batch' }, { day: date(posting_date) })
  const actions = (row: BatchRow): MenuAction[] =>
    row.reconciliation === null
      ? []
      : [
          {
            key: 'take-back',
            icon: <ReopenIcon />,
            label: formatMessage({ id: 'reports.deposits.takeBack' }),
            disabledReason: problemOf(row),
            onSelect: () => begin(setTakenBack, row),
          },
        ]
  const columns = useBatchColumns(zone, rows)
  const button: ListColumn<BatchRow> = {
    id: 'mark',
    kind: 'action',
    phone: 'status',
    header: formatMessage({ id: 'reports.deposits.mark' }),
    cell: (row) => (
      <MarkButton
        name={nameOf(row)}
        isMarked={row.reconciliation !== null}
        problem={problemOf(row)}
        onPress={() => begin(setEdited, row)}
      />
    ),
  }
  return (
    <>
      <ListTable
        caption={formatMessage({ id: 'reports.deposits.heading' })}
        columns={mayReconcile ? [...columns, button] : columns}
        rows={rows}
        rowKey={dayOf}
        rowName={nameOf}
        {...(mayReconcile && rows.some(({ reconciliation }) => reconciliation) && { actions })}
      />
      {edited && <ReconcileDialog place={place} batch={edited} onClose={() => setEdited(null)} />}
      {takenBack && <TakeBack place={place} batch={takenBack} onClose={() => setTakenBack(null)} />}
    </>
  )
}

/** A row with a button is no higher than another. */
const MarkPlace = chakra('div', {
  base: { my: { base: '0', sm: '-0.4375rem' }, textAlign: 'end' },
})

interface MarkButtonProps {
  /** Of the batch. */
  name: string
  /** A deposit is noted. */
  isMarked: boolean
  /** Why none can be noted now. */
  problem: string | undefined
  onPress: () => void
}

/** One button before and after, so that focus is back on it when the dialog closes. */
function MarkButton({ name, isMarked, problem, onPress }: MarkButtonProps) {
  const { formatMessage } = useIntl()
  const reasonId = useId()
  const verb = formatMessage({ id: isMarked ? 'reports.deposits.change' : 'reports.deposits.mark' })
  return (
    <MarkPlace>
      <Button
        variant={isMarked ? 'quiet' : 'outline'}
        size="sm"
        aria-label={formatMessage({ id: 'reports.deposits.markOf' }, { verb, batch: name })}
        title={problem}
        {...(problem === undefined
          ? { onClick: onPress }
          : { 'aria-disabled': true, 'aria-describedby': reasonId })}
      >
        {verb}
      </Button>
      {problem !== undefined && (
        <span id={reasonId} hidden>
          {problem}
        </span>
      )}
    </MarkPlace>
  )
}

const dayOf = ({ posting_date }: BatchRow) => posting_date

const Noted = chakra('div', {
  base: { '& > span': { display: 'block' }, '& > span + span': { textStyle: 'help' } },
})

/** Columns of what is noted show where some is. */
function useBatchColumns(zone: string, rows: readonly BatchRow[]): readonly ListColumn<BatchRow>[] {
  const { formatMessage } = useIntl()
  const { date, time, instant } = useFormats()
  const { amount } = useCells()
  const stateOf = (row: BatchRow): ShownBankState => {
    const state = batchState(row)
    return state.kind === 'open' ? { kind: 'open', until: time(row.closes_at, zone) } : state
  }
  const noted: readonly ListColumn<BatchRow>[] = [
    {
      id: 'deposit',
      header: formatMessage({ id: 'reports.column.deposit' }),
      ...amount((row: BatchRow) => row.reconciliation?.deposit_cents ?? null),
    },
    {
      id: 'by',
      phone: 'note',
      header: formatMessage({ id: 'reports.column.reconciledBy' }),
      cell: ({ reconciliation: mark }) =>
        mark ? (
          <Noted>
            <span>
              <FormattedMessage
                id="reports.deposits.byAt"
                values={{ name: mark.by, at: <NoBreak>{instant(mark.at, zone)}</NoBreak> }}
              />
            </span>
            {mark.note !== '' && <span>{mark.note}</span>}
          </Noted>
        ) : (
          ''
        ),
    },
  ]
  return [
    {
      id: 'day',
      kind: 'main',
      header: formatMessage({ id: 'date-words.name.posting' }),
      cell: ({ posting_date: day }) => date(day),
    },
    {
      id: 'state',
      phone: 'who',
      header: formatMessage({ id: 'reports.column.bank' }),
      cell: (row) => <BankPill state={stateOf(row)} />,
    },
    {
      id: 'expected',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.expected' }),
      ...amount((row: BatchRow) => row.expected_cents),
    },
    ...(rows.some(({ reconciliation }) => reconciliation !== null) ? noted : []),
  ]
}
