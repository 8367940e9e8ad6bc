import { useSyncExternalStore } from 'react'
import type { CallId } from '@/contract/all'
import { hasAddedCall, onAddedCalls } from '@/api/added-calls'

/** Whether the page's host has a call that the specification does not name (decision 39). */
export function useHasCall(id: CallId): boolean {
  return useSyncExternalStore(onAddedCalls, () => hasAddedCall(id))
}
