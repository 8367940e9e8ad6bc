import { useQuery } from '@tanstack/react-query'
import { checkApi } from '@/api/imports'
import type { CallInput } from '@/contract/endpoint'
import type { checkImport } from '@/contract/imports/import-calls'

/** A check of a large file takes seconds. */
const checkingMs = 500

/** A page of the checked rows, with the figures of all; asked again until the check is finished. */
export function useCheck(id: string, query: CallInput<typeof checkImport>['query']) {
  return useQuery({
    ...checkApi.page({ params: { id }, query }),
    refetchInterval: ({ state }) => (state.data?.check.finished === false ? checkingMs : false),
    // The books change: what is looked at has to be what would be imported.
    refetchOnMount: 'always',
  })
}
