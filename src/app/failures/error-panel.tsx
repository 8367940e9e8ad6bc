import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { actOnFailure } from './api-failures'
import { PageFailed } from '@/screens/entry/errors/page-failed'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { referenceOf } from '@/screens/shared/failure/reference-of'
import { ChunkFailure, reloadOnce } from '@/state/chunks'
import { ReceiptOverlay } from '@/app/frames/overlays'
import { lazyUi } from '@/ui/theme/late-ui'

/** Stands in place of a screen that failed to load: the reason, Retry, and the reference. */
export function PanelError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const phone = usePhone()
  if (useLeaving(error)) return null
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <PageFailed error={error} onRetry={retry} phone={phone} />
}

/** The office's phone number from the cache; an error makes no call for it. */
function usePhone(): string | null {
  const address = useMatches().at(-1)?.staticData.address
  const { data } = useQuery({ ...merchantInfoQuery, enabled: false })
  // The departments page shows the number in a card of its own.
  const isShown = address?.layout !== 'admin' && address?.name !== 'departments'
  return isShown ? (data?.data.phone ?? null) : null
}

// The panel for a missing script must not need a script itself; other errors load theirs.
const ServerError = lazyUi(
  async () => (await import('@/screens/entry/errors/server-error')).ServerError,
)

/** Shown when the page itself breaks; it replaces every layout. */
export function PageError({ error }: ErrorComponentProps) {
  const leaving = useLeaving(error)
  const reload = () => window.location.reload()
  return (
    <main className="page-width">
      {!leaving && error instanceof ChunkFailure && <PageFailed error={error} onRetry={reload} />}
      {!leaving && !(error instanceof ChunkFailure) && (
        <LazyBoundary>
          <ServerError reference={referenceOf(error)} onRetry={reload} />
          <ReceiptOverlay />
        </LazyBoundary>
      )}
    </main>
  )
}

/**
 * Whether this failure leads to another page: a prefetched call was quiet, and counts once its page
 * is opened; a script missing after a deploy reloads the page.
 */
function useLeaving(error: unknown): boolean {
  const router = useRouter()
  // Called once: true means that the reload has started.
  const [reloading] = useState(() => reloadOnce(error))
  const failure = error instanceof ApiFailure && consequenceOf(error) !== null ? error : null
  useEffect(() => {
    if (failure !== null) void actOnFailure(router, failure)
  }, [failure, router])
  return reloading || failure !== null
}
