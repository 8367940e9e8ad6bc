import { useSyncExternalStore } from 'react'
import { addedCalls, hasAddedCall, onAddedCalls } from '@/api/added-calls'
import type { CallId } from '@/contract/all'

/** `useHasCall` as a function, for menus and tabs. */
export function useHasCallCheck(): (id: CallId) => boolean {
  useSyncExternalStore(onAddedCalls, addedCalls)
  return hasAddedCall
}
