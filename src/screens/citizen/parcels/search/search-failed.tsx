import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { timeOf } from '@/state/clock'
import { isOfSource } from './source-failure'

interface SearchFailedProps {
  department: Department
  error: Error
  /** Replaces the usual text. */
  reason?: ReactNode
  /** By the machine's clock. */
  failedAt: number
  retrying: boolean
  onRetry: () => void
  phone?: string | null
}

/**
 * The search failed: the reason, Retry, the reference, and the number to call; other departments
 * still work.
 */
export function SearchFailed({
  department,
  error,
  reason,
  failedAt,
  retrying,
  onRetry,
  phone = null,
}: SearchFailedProps) {
  const formats = useFormats()
  const zone = useTimeZone()
  const retry = { error, onRetry, retrying, phone }
  if (reason !== undefined) return <FailurePanel {...retry} reason={reason} />
  if (!isOfSource(department, error)) {
    return (
      <FailurePanel {...retry}>
        <FormattedMessage id="parcels.failed.search" />
      </FailurePanel>
    )
  }
  const time = formats.time(new Date(timeOf(failedAt)).toISOString(), zone)
  return (
    <FailurePanel
      {...retry}
      reason={<FormattedMessage id="parcels.failed.county" values={{ time }} />}
    />
  )
}
