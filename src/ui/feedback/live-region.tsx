import { useSyncExternalStore } from 'react'

/** The page's single polite live region: titles after navigation, results found, things added. */
let spoken = ''
const listeners = new Set<() => void>()

export function announce(text: string): void {
  // A repeated text would not be announced: a trailing no-break space makes it new.
  spoken = spoken === text ? `${text} ` : text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Once per layout. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => spoken)
  return (
    <div role="status" aria-live="polite" className="sr-only" data-screen-only="">
      {text}
    </div>
  )
}
