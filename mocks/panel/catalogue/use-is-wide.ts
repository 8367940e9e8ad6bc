import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for a column for each role. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
}
