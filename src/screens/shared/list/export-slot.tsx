import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { exportJobs } from '@/state/export-jobs'
import { LazyBoundary } from '../lazy-boundary'

const ExportNotices = lazy(async () => ({
  default: (await import('./export-notices')).ExportNotices,
}))

/** Once in the office's frame: files that are being made are seen on every page. */
export function ExportSlot() {
  const { list } = useSnapshot(exportJobs)
  if (list.length === 0) return null
  return (
    <LazyBoundary>
      <ExportNotices />
    </LazyBoundary>
  )
}
