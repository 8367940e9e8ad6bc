import { useSyncExternalStore } from 'react'

/** Below it, rows have two lines and filters are in a sheet (theme.ts, `sm`). */
const phone = '(width < 40rem)'

/** Whether the window is as narrow as a phone. For different elements; different looks use CSS. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
