import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAudit } from '@/contract/audit'
import type { CallInput } from '@/contract/endpoint'
import { call } from './client'
import { officeKeys } from './office-keys'

export type AuditQuery = CallInput<typeof listAudit>['query']

/** One page with its pagination. */
export function auditQuery(query: AuditQuery) {
  return queryOptions({
    queryKey: officeKeys.audit.list(query),
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
