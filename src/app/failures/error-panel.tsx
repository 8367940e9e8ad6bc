import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants'
import { actOnFailure } from './api-failures'
import { PageFailed } from '@/screens/entry/errors/page-failed'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { referenceOf } from '@/screens/shared/reference-of'
import { ChunkFailure, reloadOnce } from '@/state/chunks'
import { AppFrame } from '@/app/frames/app-frame'
import { ReceiptOverlay } from '@/app/frames/overlays'

/** Where a screen should be and could not be had: what happened, Retry, reference. */
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

/** The office's number for its citizens, as far as it is known; an error makes no call for it. */
function usePhone(): string | null {
  const address = useMatches().at(-1)?.staticData.address
  const { data } = useQuery({ ...merchantInfoQuery, enabled: false })
  // The departments have a card of their own with it.
  const isShown = address?.layout !== 'admin' && address?.name !== 'departments'
  return isShown ? (data?.data.phone ?? null) : null
}

// What says that a script cannot be had is no script of its own; this says anything else.
const ServerError = lazy(async () => ({
  default: (await import('@/screens/entry/errors/server-error')).ServerError,
}))

/** When the page itself broke; it stands in for the whole tree, so it brings the frame along. */
export function PageError({ error }: ErrorComponentProps) {
  const leaving = useLeaving(error)
  const reload = () => window.location.reload()
  return (
    <AppFrame>
      <chakra.main px={{ base: '4', sm: '8' }}>
        {!leaving && error instanceof ChunkFailure && <PageFailed error={error} onRetry={reload} />}
        {!leaving && !(error instanceof ChunkFailure) && (
          <LazyBoundary>
            <ServerError reference={referenceOf(error)} onRetry={reload} />
            <ReceiptOverlay />
          </LazyBoundary>
        )}
      </chakra.main>
    </AppFrame>
  )
}

/**
 * Whether the page goes elsewhere because of this: a call that was asked ahead said nothing, and now
 * that its page is wanted its failure counts; a script that a deploy took away brings a reload.
 */
function useLeaving(error: unknown): boolean {
  const router = useRouter()
  // Asked once: the answer is that the reload is on its way.
  const [reloading] = useState(() => reloadOnce(error))
  const failure = error instanceof ApiFailure && consequenceOf(error) !== null ? error : null
  useEffect(() => {
    if (failure !== null) void actOnFailure(router, failure)
  }, [failure, router])
  return reloading || failure !== null
}
