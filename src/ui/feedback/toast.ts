import { useSyncExternalStore } from 'react'
import { announce } from './live-region'

export interface Toast {
  /** The result, in a sentence. */
  readonly text: string
  /** `late`: a failure, which stays until it is closed. Default `good`. */
  readonly tone?: 'good' | 'late'
  /** Undoes the change; pressing it closes the toast. */
  readonly onUndo?: () => void
}

/** `key` distinguishes toasts with the same text. */
type ShownToast = Toast & { readonly key: number }

let count = 0
let shown: ShownToast | null = null
const listeners = new Set<() => void>()

/** One at a time: a newer toast replaces the older. The live region announces it. */
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
