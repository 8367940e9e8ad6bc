import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { exportJobs } from '@/state/office/export-jobs'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

const ExportNotices = lazy(async () => ({
  default: (await import('./export-notices')).ExportNotices,
}))

/** Once in the office's frame, so that exports show on every page. */
export function ExportSlot() {
  const { list } = useSnapshot(exportJobs)
  if (list.length === 0) return null
  return (
    <LazyBoundary>
      <ExportNotices />
    </LazyBoundary>
  )
}
