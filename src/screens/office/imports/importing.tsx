import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { importJobs } from '@/state/import-jobs'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { CancelImport } from './cancel-import'
import type { StepProps } from './step-props'
import { RunProgress } from './run-progress'

/** The server takes rows over; until it writes them nothing is changed. */
export function Importing({ row }: Pick<StepProps, 'row'>) {
  const { formatMessage } = useIntl()
  const done = row.progress?.rows ?? 0
  const isWriting = row.progress?.stage === 'writing'
  const { watched } = useSnapshot(importJobs)
  const perSecond = watched.find(({ importId }) => importId === row.id)?.perSecond ?? null
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
