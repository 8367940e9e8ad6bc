import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { type CheckedRow, checkList, type CheckSummary } from '@/contract/imports/imports'
import { mayImport } from '@/rules/imports/import-access'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { DoneIcon, RefreshIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FootBar } from '@/ui/form/shell/foot-bar'
import { Card } from '@/ui/layout/card'
import { CheckFigures } from './check-figures'
import { ErrorFileButton } from './error-file-button'
import { ImportLink } from '@/screens/office/imports/import-link'
import { readCheckSearch } from '@/screens/office/imports/import-search'
import type { StepProps } from '@/screens/office/imports/steps/step-props'
import { RefusedCall } from '@/screens/office/imports/steps/refused-call'
import { RunProgress } from '@/screens/office/imports/steps/run-progress'
import { useCheck } from './use-check'
import { useCheckColumns } from './use-check-columns'
import { useCheckFilters } from './use-check-filters'

/** The dry run: its figures, and each row with what it would do or why it cannot. */
export function CheckStep({ row, page, zone, onStep }: StepProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { subject } = useViewer()
  const { search, onSearch } = useReadPage(readCheckSearch)
  const state = useListState({
    name: `import-check-${row.kind}`,
    list: checkList,
    search,
    onSearch,
  })
  const query = useCheck(row.id, state.query)
  const columns = useCheckColumns(row.kind)
  const check = query.data?.check
  const filters = useCheckFilters(check)
  if (check === undefined) {
    if (query.error === null) return checkSkeleton
    return (
      <RefusedCall error={query.error} row={row} page={page}>
        <FailurePanel
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          <FormattedMessage id="imports.check.failed" />
        </FailurePanel>
      </RefusedCall>
    )
  }
  if (!check.finished) {
    return (
      <Card padded>
        <RunProgress
          label={formatMessage({ id: 'imports.check.running' }, { file: row.file.name })}
          done={check.checked}
          total={check.rows}
        />
      </Card>
    )
  }
  const object = {
    merchant_id: row.merchant_id,
    user_id: row.by.id,
    department_id: row.department?.id ?? null,
  }
  const again = () => void queryClient.invalidateQueries({ queryKey: officeKeys.imports.check })
  return (
    <>
      <CheckFigures row={row} check={check} page={page} />
      <ListScreen
        state={state}
        query={query}
        caption={formatMessage({ id: 'imports.check.rows' })}
        search={formatMessage({
          id: row.kind === 'users' ? 'imports.check.searchUsers' : 'imports.check.search',
        })}
        columns={columns}
        filters={filters}
        rowKey={keyOf}
        rowName={(one) => formatMessage({ id: 'imports.check.rowName' }, { row: one.row })}
        pageActions={
          <>
            <Button
              variant="outline"
              icon={<RefreshIcon />}
              pending={query.isFetching}
              onClick={again}
            >
              <FormattedMessage id="imports.check.again" />
            </Button>
            {check.counts.refused > 0 && mayImport(subject, row.kind, 'export', object) && (
              <ErrorFileButton row={row} zone={zone} />
            )}
          </>
        }
        empty={
          <EmptyState icon={<DoneIcon />}>
            <FormattedMessage id="imports.check.none" />
          </EmptyState>
        }
      />
      {mayImport(subject, row.kind, 'create') && (
        <Foot row={row} page={page} ready={readyIn(check)} onNext={() => onStep('import')} />
      )}
    </>
  )
}

const keyOf = ({ id }: CheckedRow) => id

/** Rows that would be taken over, warned ones included. */
export const readyIn = ({ counts }: CheckSummary): number =>
  counts.new + counts.changed + counts.unchanged

interface FootProps extends Pick<StepProps, 'row' | 'page'> {
  ready: number
  onNext: () => void
}

function Foot({ row, page, ready, onNext }: FootProps) {
  return (
    <FootBar>
      {ready > 0 && (
        <Button onClick={onNext}>
          <FormattedMessage id="imports.check.next" />
        </Button>
      )}
      <LinkButton asChild variant="outline">
        <ImportLink
          kind={row.kind}
          departmentId={row.department?.id ?? null}
          search={{ merchant: page.merchant, import: row.id, step: 'map' }}
        >
          <FormattedMessage id="imports.check.back" />
        </ImportLink>
      </LinkButton>
      {ready === 0 && (
        <p>
          <FormattedMessage id="imports.check.nothing" />
        </p>
      )}
    </FootBar>
  )
}

const checkSkeleton = (
  <Skeleton>
    <Card padded>
      <Bone height="18rem" />
    </Card>
  </Skeleton>
)
