import * as v from 'valibot'
import { storedJson } from '@/state/storage'

/**
 * The address that a reset link was asked for in this tab, so that it is typed once: it is filled in
 * at sign-in, and where another link is asked for. Removed by signing in or out.
 */
const store = storedJson('session', 'asked-reset', v.string(), '')

/** Empty: none. */
export function askedReset(): string {
  return store.read()
}

export function keepAskedReset(email: string): void {
  store.write(email)
}

export function forgetAskedReset(): void {
  store.remove()
}
