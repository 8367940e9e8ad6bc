import type { ReactNode } from 'react'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'

/** `useQuery(…)`. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  /** While it loads. */
  skeleton: ReactNode
  /** "The warning could not be loaded." Default: what went wrong. */
  failed?: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for, or that it is loading or failed. Data stays while it is asked for again. */
export function Loaded<Data>({ query, skeleton, failed, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return skeleton
  return (
    <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
      {failed}
    </FailurePanel>
  )
}
