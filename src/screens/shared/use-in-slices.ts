import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { restoresScroll } from '@/state/page-load'

/**
 * Whether to show what is `ready`. On the first page of a visit a moment later: React renders what
 * follows from a deferred value in slices, so that it does not hold up the page, which shows its
 * skeleton meanwhile. A page that is gone back to or reloaded shows it at once, because its scroll
 * position is restored.
 */
export function useInSlices(ready: boolean): boolean {
  const router = useRouter()
  const [isFresh] = useState(() => router.state.resolvedLocation === undefined && !restoresScroll())
  const sliced = useDeferredValue(ready, false)
  return ready && (sliced || !isFresh)
}
