import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  getWarning,
  getWarningDays,
  listWarningOwners,
  listWarnings,
  updateWarning,
} from '@/contract/warnings'
import { edit, type WriteContext } from './keyed-call'
import { call } from './client'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'
import { tried } from './write'

/** The provider's calls about what went wrong at merchants. */

export const warningsApi = listApi(listWarnings, officeKeys.warnings.list)

export type WarningFilters = CallInput<typeof getWarningDays>['query']

/** The last answer stays while another is on its way. */
export const warningDaysQuery = (query: WarningFilters) =>
  queryOptions({
    queryKey: officeKeys.warnings.days(query),
    queryFn: async ({ signal }) => (await call(getWarningDays, { query }, { signal })).data,
    placeholderData: (before) => before,
  })

export const warningOwnersQuery = queryOptions({
  queryKey: officeKeys.warnings.owners,
  queryFn: async ({ signal }) => (await call(listWarningOwners, {}, { signal })).data,
})

/** null: there is no such warning. */
export const warningQuery = (id: string) =>
  queryOptions({
    queryKey: officeKeys.warnings.one(id),
    queryFn: async ({ signal }) => {
      const read = await tried(call(getWarning, { params: { id } }, { signal }))
      if (read.ok) return read.answer.data
      if (read.failure.is(409) && read.failure.body.code === 'gone') return null
      throw read.failure
    },
  })

export type WarningChange = Omit<CallInput<typeof updateWarning>['body'], 'version'>

export const changeWarning = async (id: string, body: WarningChange, context: WriteContext) =>
  (await edit(updateWarning, { params: { id }, body }, context)).data

/** What a change of a warning makes stale. */
export const warningKeys = [
  officeKeys.warnings.all,
  officeKeys.toDo.all,
  officeKeys.audit.all,
] as const
