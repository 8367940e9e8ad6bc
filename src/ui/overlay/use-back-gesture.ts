import { useEffect, useEffectEvent } from 'react'

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher; not in TypeScript's DOM yet. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/** The back gesture of an Android phone asks to close what stands over the page, as Esc does. */
export function useBackGesture(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    let watcher: CloseWatcher | undefined
    const watch = () => {
      if (!window.CloseWatcher) return
      watcher = new window.CloseWatcher()
      // One closes once. What asks before it closes, or is locked, is watched again.
      watcher.onclose = () => {
        watch()
        back()
      }
    }
    watch()
    return () => watcher?.destroy()
  }, [])
}
