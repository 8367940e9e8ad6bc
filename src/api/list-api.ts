import { queryOptions } from '@tanstack/react-query'
import type { CallParts, Endpoint } from '@/contract/endpoint'
import { call } from './client'
import type { ResourceKey } from './keys'
import { pageKey } from './office-keys'

/**
 * The calls of one list. `page` is what its screen shows, with its pagination:
 * `useQuery(usersApi.page({ query: state.query }))`. `fetchPage` is one page for an export, without
 * retries. While a page loads the last one stays, but not that of another place: other params, or
 * another value of one of `places`.
 */
export function listApi<Params, Query, Answer>(
  endpoint: Endpoint<string, Params, Query, undefined, Answer, undefined, undefined>,
  key: ResourceKey,
  { places = [] }: { readonly places?: readonly string[] } = {},
) {
  type Input = CallParts<Params, Query, undefined>
  const fetchPage = (input: Input, signal: AbortSignal) => call(endpoint, input, { signal })
  return {
    fetchPage,
    page: (input: Input) => {
      const place = placeOf(input, places)
      return queryOptions({
        queryKey: pageKey(key, place, input),
        queryFn: ({ signal }) => fetchPage(input, signal),
        placeholderData: (before, last) => (last?.queryKey.at(-2) === place ? before : undefined),
      })
    },
  }
}

function placeOf(
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
  places: readonly string[],
): string {
  const asked = new Map<string, unknown>(Object.entries(query ?? {}))
  return JSON.stringify([params, ...places.map((name) => asked.get(name))])
}
