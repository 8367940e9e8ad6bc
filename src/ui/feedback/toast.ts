import { useSyncExternalStore } from 'react'
import { announce } from './live-region'

export interface Toast {
  /** What happened, in a sentence. */
  readonly text: string
  /** `late`: it went wrong; that one stays until it is closed. Default `good`. */
  readonly tone?: 'good' | 'late'
  /** Takes back what happened; the toast is gone when it is pressed. */
  readonly onUndo?: () => void
}

/** `key` tells one from the next with the same words. */
type ShownToast = Toast & { readonly key: number }

let count = 0
let shown: ShownToast | null = null
const listeners = new Set<() => void>()

/** One at a time: a newer one takes the place. Screen readers hear it through the live region. */
export function showToast(toast: Toast): void {
  count += 1
  set({ ...toast, key: count })
  announce(toast.text)
}

export function closeToast(): void {
  set(null)
}

function set(toast: ShownToast | null): void {
  shown = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownToast = (): ShownToast | null => shown

export function useToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, shownToast)
}
