import { noteAddedCalls } from '@/api/added-calls'
import { call } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { tried } from '@/api/write'
import { verifyToken } from '@/contract/people/sessions'
import type { Visit } from '@/app/router-context'
import { session } from '@/state/session/session'
import { keepToken, keepUser } from '@/state/session/signed-in'

/**
 * The token check of specification §2: each navigation with a stored token makes one. The first of
 * a page load blocks, because the user is not known yet (decision 2).
 */
export async function checkToken(visit: Visit, isRoot: boolean): Promise<ApiFailure | null> {
  const { token } = session
  if (token === null) return null
  try {
    const { user, added_calls } = await call(verifyToken, {}, { quiet: true })
    // Another tab has signed out or in meanwhile: this answer belongs to another session.
    if (session.token !== token) return await checkToken(visit, isRoot)
    keepToken(token)
    keepUser(user)
    // The root asks no merchant-info, which says it elsewhere.
    if (isRoot) noteAddedCalls(added_calls)
    visit.checkedToken = token
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return session.token === token ? error : checkToken(visit, isRoot)
  }
}

/**
 * Whether the server still takes this page's token: setting a password ends its own user's sessions,
 * and nobody else's.
 */
export async function isSessionAlive(): Promise<boolean> {
  if (session.token === null) return false
  return (await tried(call(verifyToken, {}, { quiet: true }))).ok
}

let underWay: string | null = null

/** A later check runs beside the navigation; its failure ends the session from `actOnFailure`. */
export function checkBeside(): void {
  const { token } = session
  // A running check serves this navigation, too, but never another session.
  if (token === null || underWay === token) return
  underWay = token
  void refreshUser().finally(() => {
    if (underWay === token) underWay = null
  })
}

/** The user as the server has them now. */
export async function refreshUser(): Promise<void> {
  const { token } = session
  try {
    const { user } = await call(verifyToken, {})
    if (token === null || session.token !== token) return
    keepToken(token)
    if (JSON.stringify(user) !== JSON.stringify(session.user)) keepUser(user)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
