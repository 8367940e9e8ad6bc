import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { importJobs } from '@/state/office/import-jobs'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { CancelImport } from './cancel-import'
import type { StepProps } from './step-props'
import { RunProgress } from './run-progress'
import { watchImport } from '@/screens/office/imports/run/watch-import'

/** The server takes rows over; until it writes them nothing is changed. */
export function Importing({ row }: Pick<StepProps, 'row'>) {
  const { formatMessage } = useIntl()
  const done = row.progress?.rows ?? 0
  const isWriting = row.progress?.stage === 'writing'
  const { watched } = useSnapshot(importJobs)
  const queryClient = useQueryClient()
  const here = watched.find(({ importId }) => importId === row.id)
  const { perSecond = null, failure = null } = here ?? {}
  if (here !== undefined && failure !== null) {
    return (
      <FailurePanel error={failure.error} onRetry={() => watchImport(here, queryClient)}>
        <FormattedMessage id="imports.page.oneFailed" />
      </FailurePanel>
    )
  }
  return (
    <Card padded>
      <Stack gap="4">
        <RunProgress
          label={formatMessage({
            id: isWriting ? 'imports.commit.writing' : 'imports.commit.reading',
          })}
          done={done}
          total={row.rows}
          perSecond={isWriting ? null : perSecond}
        />
        <p>
          <FormattedMessage id="imports.commit.leave" />
        </p>
        {!isWriting && (
          <Row>
            <CancelImport row={row} />
          </Row>
        )}
      </Stack>
    </Card>
  )
}
