import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { batchesApi } from '@/api/reports'
import { pageSizes } from '@/contract/list'
import type { BatchRow } from '@/contract/posting-report'
import { useFormats } from '@/i18n/format'
import { batchState, reconcileProblem } from '@/rules/reports/reconcile-form'
import type { DayRange } from '@/rules/time/periods'
import { Loaded } from '@/screens/shared/loaded'
import { type CodeWords, useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/use-may'
import {
  BankIcon,
  ClockIcon,
  DoneIcon,
  EditIcon,
  ReopenIcon,
  WarningIcon,
} from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { closeToast } from '@/ui/feedback/toast'
import { Card } from '@/ui/layout/card'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { InfoPopover } from '@/ui/overlay/info-popover'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { PageNav } from '@/ui/table/page-nav'
import { DepositDifference } from './deposit-difference'
import { ReconcileDialog } from './reconcile-dialog'
import type { BatchPlace } from './reconcile-words'
import { TakeBack } from './take-back'

interface BankDepositsProps {
  place: BatchPlace
  days: DayRange
  zone: string
}

const stateWords: CodeWords<ReturnType<typeof batchState>> = {
  open: { word: 'reports.batchState.open', tone: 'info', Icon: ClockIcon },
  unmatched: { word: 'reports.batchState.unmatched', tone: 'plain' },
  matched: { word: 'reports.batchState.matched', tone: 'brand', Icon: DoneIcon },
  differs: { word: 'reports.batchState.differs', tone: 'late', Icon: WarningIcon },
}

/** What the bank should have of each posting date, and what staff saw there (product.md A9, A11). */
export function BankDeposits({ place, days, zone }: BankDepositsProps) {
  const { formatMessage } = useIntl()
  return (
    <chakra.section mt="6">
      <chakra.div display="flex" alignItems="center" gap="1" mb="3">
        <chakra.h2 fontSize="lg" lineHeight="1.625rem" fontWeight="semibold">
          <FormattedMessage id="reports.deposits.heading" />
        </chakra.h2>
        <InfoPopover label={formatMessage({ id: 'reports.deposits.how' })}>
          <FormattedMessage id="reports.deposits.explained" />
          {place.department !== null && (
            <>
              {' '}
              <FormattedMessage id="reports.deposits.ofDepartment" />
            </>
          )}
        </InfoPopover>
      </chakra.div>
      <Card overflow="clip">
        <Batches key={`${days.from} ${days.to}`} {...{ place, days, zone }} />
      </Card>
    </chakra.section>
  )
}

interface ShownPage {
  readonly page: number
  readonly size: number
}

function Batches({ place, days, zone }: BankDepositsProps) {
  const [{ page, size }, setShown] = useState<ShownPage>({ page: 1, size: pageSizes[0] })
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
              rows={answer.data.slice((at - 1) * size, at * size)}
              zone={zone}
            />
            {total > Math.min(...pageSizes) && (
              <PageNav
                page={at}
                lastPage={lastPage}
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
  const actions = (row: BatchRow): MenuAction[] => {
    const disabledReason = problemOf(row)
    const isMarked = row.reconciliation !== null
    return [
      {
        key: 'mark',
        icon: isMarked ? <EditIcon /> : <DoneIcon />,
        label: formatMessage({
          id: isMarked ? 'reports.deposits.change' : 'reports.deposits.mark',
        }),
        disabledReason,
        onSelect: () => begin(setEdited, row),
      },
      ...(isMarked
        ? [
            {
              key: 'take-back',
              icon: <ReopenIcon />,
              label: formatMessage({ id: 'reports.deposits.takeBack' }),
              disabledReason,
              onSelect: () => begin(setTakenBack, row),
            },
          ]
        : []),
    ]
  }
  return (
    <>
      <ListTable
        caption={formatMessage({ id: 'reports.deposits.heading' })}
        columns={useBatchColumns(zone)}
        rows={rows}
        rowKey={dayOf}
        rowName={({ posting_date }) =>
          formatMessage({ id: 'reports.deposits.batch' }, { day: date(posting_date) })
        }
        {...(mayReconcile && { actions })}
      />
      {edited && <ReconcileDialog place={place} batch={edited} onClose={() => setEdited(null)} />}
      {takenBack && <TakeBack place={place} batch={takenBack} onClose={() => setTakenBack(null)} />}
    </>
  )
}

const dayOf = ({ posting_date }: BatchRow) => posting_date

const Noted = chakra('div', {
  base: { '& > span': { display: 'block' }, '& > span + span': { textStyle: 'help' } },
})

function useBatchColumns(zone: string): readonly ListColumn<BatchRow>[] {
  const { formatMessage } = useIntl()
  const { date, instant } = useFormats()
  const states = useCodeWords(stateWords)
  return [
    {
      id: 'day',
      kind: 'main',
      header: formatMessage({ id: 'date-words.name.posting' }),
      cell: ({ posting_date: day }) => date(day),
    },
    {
      id: 'state',
      phone: 'status',
      header: formatMessage({ id: 'reports.column.status' }),
      cell: (row) => states.pill(batchState(row)),
    },
    {
      id: 'expected',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.expected' }),
      cell: ({ expected_cents: cents }) => <Money cents={cents} />,
    },
    {
      id: 'deposit',
      kind: 'money',
      header: formatMessage({ id: 'reports.column.deposit' }),
      cell: ({ reconciliation: mark }) => (mark ? <Money cents={mark.deposit_cents} /> : ''),
    },
    {
      id: 'difference',
      kind: 'money',
      header: formatMessage({ id: 'reports.column.difference' }),
      cell: ({ reconciliation: mark }) =>
        mark ? <DepositDifference cents={mark.difference_cents} /> : '',
    },
    {
      id: 'by',
      phone: 'who',
      header: formatMessage({ id: 'reports.column.reconciledBy' }),
      cell: ({ reconciliation: mark }) =>
        mark ? (
          <Noted>
            <span>
              <FormattedMessage
                id="reports.deposits.byAt"
                values={{ name: mark.by, at: instant(mark.at, zone) }}
              />
            </span>
            {mark.note !== '' && <span>{mark.note}</span>}
          </Noted>
        ) : (
          ''
        ),
    },
  ]
}
