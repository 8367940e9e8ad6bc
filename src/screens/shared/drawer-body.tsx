import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { FailurePanel } from './failure-panel'

interface DrawerBodyProps<Row> {
  /** The row; null: there is none of that id. */
  query: UseQueryResult<Row | null>
  /** Says that it is not there any more. */
  gone: ReactNode
  icon: ReactElement
  children: (row: Row) => ReactNode
}

/** What a `DetailDrawer` shows: the row, or that it is loading, failed or gone. */
export function DrawerBody<Row>({ query, gone, icon, children }: DrawerBodyProps<Row>) {
  const { data, error, isFetching, refetch } = query
  if (data === null) return <EmptyState icon={icon}>{gone}</EmptyState>
  if (data !== undefined) return children(data)
  if (error !== null) {
    return <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <Skeleton>
      <Stack gap="4">
        <Bone height="4rem" />
        <Bone height="2.5rem" />
        <Bone height="12rem" />
      </Stack>
    </Skeleton>
  )
}
