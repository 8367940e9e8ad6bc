import { ref } from 'valtio'
import type { KnownUser } from '@/contract/people/users'
import { storageKeys } from '@/rules/constants'
import { permissionsOf } from '@/rules/people/permissions'
import { firstRole } from '@/rules/people/roles'
import { beginActivity } from './activity'
import { session, tokenStore, userStore } from './session'
import { writeCookie } from '@/state/storage'

/** Opens a session. Separate, because guests never load it. */

/** After login, register or a token check that succeeded (specification §4). */
export function openSession(token: string, user: KnownUser): void {
  saveToken(token)
  session.token = token
  session.authenticated = true
  session.ended = null
  session.errors = []
  beginActivity()
  keepUser(user)
}

/**
 * After a token check that succeeded (specification §4): a lost cookie comes back, and a session that
 * another tab has ended does not.
 */
export function keepToken(token: string): void {
  if (tokenStore.read() === token) saveToken(token)
}

function saveToken(token: string): void {
  tokenStore.write(token)
  writeCookie(storageKeys.token, token)
}

/** The signed-in person as the server last described them. */
export function keepUser(user: KnownUser): void {
  userStore.write({
    id: user.id,
    merchant_id: user.merchant_id,
    role: firstRole(user),
    username: user.username,
  })
  session.permissions = permissionsOf(user)
  session.user = ref(user)
}
