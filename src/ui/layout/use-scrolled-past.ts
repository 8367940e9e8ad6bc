import { useSyncExternalStore } from 'react'

/** As the last scroll said: reading it while the page starts would lay the page out once more. */
let scrolled = 0
let isHeard = false
const listeners = new Set<() => void>()

/** Whether the page is scrolled further than `offset` pixels. */
export function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(subscribe, () => scrolled > offset)
}

function subscribe(listener: () => void): () => void {
  // Heard from then on: a header that is mounted later, on a scrolled page, has to know it.
  if (!isHeard) window.addEventListener('scroll', hear, { passive: true })
  isHeard = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hear(): void {
  scrolled = window.scrollY
  for (const listener of listeners) listener()
}
