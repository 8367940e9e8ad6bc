import { useCallback, useSyncExternalStore } from 'react'

function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether there is room for a column for each role. */
export const useIsWide = (): boolean => useMatch('(width >= 64rem)')

/** Whether the window is wider than a phone. */
export const useIsWiderThanPhone = (): boolean => useMatch('(width >= 40rem)')
