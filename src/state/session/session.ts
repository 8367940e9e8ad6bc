import * as v from 'valibot'
import { proxy, subscribe } from 'valtio'
import type { Permission } from '@/contract/people/permissions'
import type { KnownUser } from '@/contract/people/users'
import { storageKeys } from '@/rules/constants'
import { guestPermissions } from '@/rules/people/guest-permissions'
import { removeCookie, storedJson, storedText } from '@/state/storage'

/** Specification §3: the token under `id_token`, in local storage and in a cookie. */
export const tokenStore = storedText(v.string(), storageKeys.token, '')

/** The reduced copy that the specification keeps under `user-data`; `signed-in.ts` writes it. */
const userData = v.object({
  id: v.string(),
  merchant_id: v.nullable(v.string()),
  role: v.string(),
  username: v.string(),
})
type UserData = v.InferOutput<typeof userData>

export const userStore = storedJson<UserData | null>(
  'local',
  storageKeys.user,
  v.nullable(userData),
  null,
)

/** The reason for the session's end, which the sign-in page shows. */
export type EndReason =
  /** Signed out by the user in this tab. */
  | 'signed-out'
  /** The server refused the token. */
  | 'expired'
  /** The token check failed, with the server's errors or without a response (specification §8). */
  | 'unchecked'
  /** In another tab. */
  | 'elsewhere'
  /** Inactivity (specification §4, "Inactivity"). */
  | 'inactive'

interface Session {
  token: string | null
  /** True from the start if a token is stored (specification §4). */
  authenticated: boolean
  /** Set by sign-in or the token check; null until then. Replaced as a whole, never mutated. */
  user: KnownUser | null
  /** The permissions of the user, or of a guest, for any object. */
  permissions: readonly Permission[]
  ended: EndReason | null
  /** The server's errors when it refused the token. */
  errors: readonly string[]
}

const storedToken = tokenStore.read()

export const session = proxy<Session>({
  token: storedToken === '' ? null : storedToken,
  authenticated: storedToken !== '',
  user: null,
  permissions: guestPermissions,
  ended: null,
  errors: [],
})

/** Calls back when the session is over or replaced, so that modules forget its data. */
export function onSessionEnd(listener: () => void): void {
  let { token } = session
  subscribe(
    session,
    () => {
      const before = token
      token = session.token
      if (before !== null && before !== token) listener()
    },
    true,
  )
}

/** After logout or a failed token check: token, user and errors are purged (specification §4). */
export function purgeSession(ended: EndReason | null = null, errors: readonly string[] = []): void {
  const stored = tokenStore.read()
  // A session that another tab has opened unnoticed since then stays.
  if (stored === '' || stored === session.token) {
    tokenStore.remove()
    removeCookie(storageKeys.token)
    userStore.remove()
  }
  session.token = null
  session.authenticated = false
  session.user = null
  session.permissions = guestPermissions
  session.ended = ended
  session.errors = errors
}

/** What another tab of this origin did with the shared session. */
export type SessionNews = 'signed-in' | 'signed-out'

/** Follows the other tabs, after catching up with earlier changes; returns how to stop. */
export function followOtherTabs(heard: (news: SessionNews) => void): () => void {
  const follow = (token: string) => {
    if (token === (session.token ?? '')) return
    if (token === '') {
      if (session.authenticated) heard('signed-out')
      return
    }
    session.token = token
    session.authenticated = true
    session.user = null
    session.permissions = guestPermissions
    heard('signed-in')
  }
  follow(tokenStore.read())
  return tokenStore.onOtherTab(follow)
}

/** Whether storage still has this page's session: a page restored by Back may be outdated. */
export function isSessionCurrent(): boolean {
  return tokenStore.read() === (session.token ?? '')
}
