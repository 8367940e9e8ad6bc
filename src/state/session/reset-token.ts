import * as v from 'valibot'
import { storedJson } from '@/state/storage'

/**
 * The token of a reset link, between reading it from the address and setting the password. The
 * address is cleaned at once, so that no history, log or referrer holds the token. Kept for this
 * tab, so that a reload does not need the mail again; removed when the password is set, when the
 * server refuses it, and when the page is left.
 */
const store = storedJson('session', 'reset-token', v.string(), '')

export function resetToken(): string | null {
  return store.read() || null
}

export function keepResetToken(token: string): void {
  store.write(token)
}

export function forgetResetToken(): void {
  store.remove()
}
