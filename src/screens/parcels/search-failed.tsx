import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments'
import { useFormats } from '@/i18n/format'
import { sourceTypes } from '@/rules/constants'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { useTimeZone } from '@/screens/shared/time-zone'
import { timeOf } from '@/state/clock'

interface SearchFailedProps {
  department: Department
  error: Error
  /** By the machine's clock. */
  failedAt: number
  retrying: boolean
  onRetry: () => void
}

/** The search had no answer: why, Retry and the reference; other departments still work. */
export function SearchFailed({
  department,
  error,
  failedAt,
  retrying,
  onRetry,
}: SearchFailedProps) {
  const formats = useFormats()
  const zone = useTimeZone()
  const at = new Date(timeOf(failedAt)).toISOString()
  return (
    <FailurePanel error={error} onRetry={onRetry} retrying={retrying}>
      {department.source_type === sourceTypes.tylerApi ? (
        <FormattedMessage id="parcels.failed.county" values={{ time: formats.time(at, zone) }} />
      ) : (
        <FormattedMessage id="parcels.failed.search" />
      )}
    </FailurePanel>
  )
}
