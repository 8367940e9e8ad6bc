import { hashKey, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import { ApiFailure } from '@/api/failure'
import type { RouterContext } from './router-context'

type Page = Pick<RouterContext, 'queryClient' | 'visit'>

/**
 * Asks before the page that needs the answer is known to be shown, once in a navigation. A failure
 * leads nowhere (decision 3); it is kept for that page.
 */
export function prefetch<Data, Key extends QueryKey>(
  { queryClient, visit }: Page,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  const key = hashKey(query.queryKey)
  if (visit.ahead.has(key)) return
  const asked = queryClient.query({ ...query, meta: { quiet: true } })
  asked.catch(() => undefined)
  visit.ahead.set(key, asked)
}

/**
 * As `queryClient.query`, but what was asked ahead and failed is not asked again: its failure is
 * this call's, once. `act`: what follows from it, where the caller does not let it through.
 */
export async function takeOver<Data, Key extends QueryKey>(
  { queryClient, visit }: Page,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  act: (failure: ApiFailure) => void = () => undefined,
): Promise<Data> {
  const key = hashKey(query.queryKey)
  const asked = visit.ahead.get(key)
  visit.ahead.delete(key)
  if (asked !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
    try {
      await asked
    } catch (error) {
      if (error instanceof ApiFailure) act(error)
      throw error
    }
  }
  return queryClient.query(query)
}
