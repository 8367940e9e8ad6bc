import { type RefObject, useEffect, useRef } from 'react'

/** Focus for a heading whose part of the page replaces the one that had the focus. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus({ preventScroll: true }), [])
  return target
}
