import * as v from 'valibot'
import { storedText } from '@/state/storage'

/**
 * Changes when a user signs out. All tabs see it, so that another tab forgets that user's data too:
 * at once where it runs, and on becoming visible where it sleeps.
 */
const store = storedText(v.string(), 'last-sign-out', '')

export function lastSignOut(): string {
  return store.read()
}

export function noteSignOut(): void {
  store.write(crypto.randomUUID())
}

/** Calls back when another tab signs out. */
export function onSignOutElsewhere(listener: () => void): void {
  store.onOtherTab(listener)
}
