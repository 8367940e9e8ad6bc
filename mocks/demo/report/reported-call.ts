import { timeOf } from '@/state/clock'
import type { ReportedCall } from '@mocks/app/bug-report'
import { forgetSecrets, type LoggedRequest } from '@mocks/hosts/shared/tab/request-log'

/** A call as it stands in a report: without secrets, also where the log keeps them. */
export function reportedCall(entry: LoggedRequest): ReportedCall {
  const { at, method, url, headers, body, status, ms, fault, defect } = forgetSecrets(entry)
  return {
    at: new Date(timeOf(at)).toISOString(),
    method,
    url,
    headers: headers.map(([name, value]) => [name, value]),
    body,
    status,
    ms,
    fault,
    defect,
  }
}
