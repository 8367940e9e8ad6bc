import type { ReactNode } from 'react'
import { BackLink } from '@/ui/action/back-link'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading, type PageHeadingProps } from '@/ui/layout/page-heading'
import { Loaded, type LoadedQuery } from './loaded'

interface DetailScreenProps<Row> {
  /** `useQuery(warningQuery(id))`. */
  query: LoadedQuery<Row>
  /** The link to the list, where there is one: `back(<FormattedMessage id="warnings.detail.back" />)`. */
  back?: ReactNode
  /** The heading while there is no row. */
  title: ReactNode
  heading: (row: Row) => Omit<PageHeadingProps, 'back'>
  /** "The warning could not be loaded." */
  failed: ReactNode
  /** Replaces that where the row was deleted: an `EmptyState` with the way back. */
  gone?: ReactNode
  /** While it loads; default: one card. */
  skeleton?: ReactNode
  children: (row: Row) => ReactNode
}

/** The page of one row: its heading with the way back, and what shows until the row is here. */
export function DetailScreen<Row>({
  query,
  back,
  title,
  heading,
  failed,
  gone = false,
  skeleton = oneCard,
  children,
}: DetailScreenProps<Row>) {
  const { data: row } = query
  const shown = row === undefined ? { title } : heading(row)
  return (
    <>
      <PageHeading {...(back !== undefined && { back: <BackLink>{back}</BackLink> })} {...shown} />
      {row === undefined && gone !== false ? (
        gone
      ) : (
        <Loaded query={query} skeleton={skeleton} failed={failed}>
          {children}
        </Loaded>
      )}
    </>
  )
}

const oneCard = (
  <Skeleton>
    <Card padded>
      <Bone height="18rem" />
    </Card>
  </Skeleton>
)
