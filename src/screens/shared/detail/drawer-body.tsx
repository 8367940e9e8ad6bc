import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { Loaded } from './loaded'

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
  return (
    <Loaded query={query} skeleton={bones}>
      {(row) => (row === null ? <EmptyState icon={icon}>{gone}</EmptyState> : children(row))}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Stack gap="4">
      <Bone height="4rem" />
      <Bone height="2.5rem" />
      <Bone height="12rem" />
    </Stack>
  </Skeleton>
)
