import { auditList, listAudit } from '@/contract/audit'
import type { CallInput } from '@/contract/endpoint'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'

export type AuditQuery = CallInput<typeof listAudit>['query']

export const auditApi = listApi(listAudit, officeKeys.audit.list, auditList)
