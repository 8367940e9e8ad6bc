import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { addressSearch } from '@/rules/addresses/address-search'
import { importJobs } from '@/state/office/import-jobs'

const ImportNotices = lazy(async () => ({
  default: (await import('./import-notices')).ImportNotices,
}))

/** Once in a frame, so that uploads and imports show on every page but their own. */
export function ImportSlot() {
  const { uploads, watched } = useSnapshot(importJobs)
  const shown = addressSearch(useSearch({ strict: false }))['import']
  const isElsewhere = ({ importId }: { readonly importId: string }) => importId !== String(shown)
  if (!uploads.some(isElsewhere) && !watched.some(isElsewhere)) return null
  return (
    <LazyBoundary>
      <ImportNotices shown={shown === undefined ? null : String(shown)} />
    </LazyBoundary>
  )
}
