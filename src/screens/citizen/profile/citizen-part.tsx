import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { ListHead } from '@/screens/shared/list/list-head'
import { Card } from '@/ui/layout/card'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'

interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface CitizenPartProps<Data> {
  query: Answer<Data>
  /** The data that failed to load. */
  failed: MessageId
  /** It is a table: its skeleton has rows. */
  hasRows?: boolean
  children: (data: Data) => ReactNode
}

/** A tab's data: loading, failed, or loaded. */
export function CitizenPart<Data>({
  query,
  failed,
  hasRows = false,
  children,
}: CitizenPartProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return hasRows ? <ListSkeleton /> : <CitizenSkeleton />
  return (
    <FailurePanel
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      <FormattedMessage id={failed} />
    </FailurePanel>
  )
}

function ListSkeleton() {
  return (
    <Skeleton>
      <Card overflow="hidden">
        <ListHead>
          <Bone as="span" width="9rem" />
        </ListHead>
        <RowsSkeleton rows={5} />
      </Card>
    </Skeleton>
  )
}

export function CitizenSkeleton() {
  return (
    <Skeleton>
      <Card padded>
        <Bone height="5" width="35%" mb="5" />
        <Stack gap="4">
          {['a', 'b', 'c'].map((row) => (
            <div key={row}>
              <Bone width="60%" mb="2" />
              <Bone width="40%" />
            </div>
          ))}
        </Stack>
      </Card>
    </Skeleton>
  )
}
