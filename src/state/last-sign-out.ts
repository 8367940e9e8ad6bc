import * as v from 'valibot'
import { storedText } from './storage'

/**
 * Becomes another one when a person signs out. All tabs see it, so that what another tab kept of that
 * person is forgotten there too: at once where it runs, and when it is looked at where it sleeps.
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
