import * as v from 'valibot'
import { proxy } from 'valtio'
import type { User } from '@/contract/users'
import { storageKeys } from '@/rules/constants'
import { firstRole } from '@/rules/roles'
import { removeCookie, storedJson, storedText, writeCookie } from './storage'

/** Specification §3: the token under `id_token`, in local storage and in a cookie. */
const tokenStore = storedText(v.string(), storageKeys.token, '')

/** The reduced copy that the specification keeps under `user-data`. */
const userData = v.object({
  id: v.string(),
  merchant_id: v.nullable(v.string()),
  role: v.string(),
  username: v.string(),
})
type UserData = v.InferOutput<typeof userData>

const userStore = storedJson<UserData | null>('local', storageKeys.user, v.nullable(userData), null)

interface Session {
  token: string | null
  /** True from the start when a token is stored (specification §4). */
  authenticated: boolean
  /** Loaded by the token check; null until then. */
  user: User | null
  errors: readonly string[]
}

const storedToken = tokenStore.read()

export const session = proxy<Session>({
  token: storedToken === '' ? null : storedToken,
  authenticated: storedToken !== '',
  user: null,
  errors: [],
})

/** After login, register or a token check that succeeded (specification §4). */
export function openSession(token: string, user: User): void {
  tokenStore.write(token)
  writeCookie(storageKeys.token, token)
  userStore.write({
    id: user.id,
    merchant_id: user.merchant_id,
    role: firstRole(user),
    username: user.username,
  })
  session.token = token
  session.authenticated = true
  session.user = user
  session.errors = []
}

/** After logout or a failed token check: token, user and errors are purged (specification §4). */
export function purgeSession(errors: readonly string[] = []): void {
  tokenStore.remove()
  removeCookie(storageKeys.token)
  userStore.remove()
  session.token = null
  session.authenticated = false
  session.user = null
  session.errors = errors
}
