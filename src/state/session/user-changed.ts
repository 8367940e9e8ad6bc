import { storageKey } from '@/state/storage-key'

/**
 * The tabs of one origin share one user: what one of them learnt, as that the address is confirmed,
 * the others ask for. The news holds nothing of the user, and stays nowhere.
 */
const name = typeof __ONE_HOST__ === 'string' ? storageKey('user-changed') : 'user-changed'
const otherTabs = new BroadcastChannel(name)

export function tellUserChanged(): void {
  otherTabs.postMessage(null)
}

/** Calls back when another tab tells it; returns how to stop. */
export function onUserChangedElsewhere(listener: () => void): () => void {
  const heard = () => listener()
  otherTabs.addEventListener('message', heard)
  return () => otherTabs.removeEventListener('message', heard)
}
