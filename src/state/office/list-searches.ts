import * as v from 'valibot'
import { onSessionEnd, session } from '@/state/session/session'
import { storedJson } from '@/state/storage'

const shown = v.object({ path: v.string(), search: v.string() })

/**
 * The lists that this tab has shown with the search params that each had last, newest first:
 * `{ path: '/admin/warnings', search: '?page=2' }`. They may name people, so they end with the
 * session and are never another user's.
 */
const store = storedJson(
  'session',
  'list-searches',
  v.object({ user_id: v.string(), lists: v.array(shown) }),
  { user_id: '', lists: [] },
)

onSessionEnd(() => store.remove())

export function rememberListSearch(path: string, search: string): void {
  const { user } = session
  if (user === null) return
  const others = known().filter((list) => list.path !== path)
  store.write({ user_id: user.id, lists: [{ path, search }, ...others] })
}

/** '' for a list that this tab has not shown. */
export function lastListSearch(path: string): string {
  return known().find((list) => list.path === path)?.search ?? ''
}

/** The one of these lists that was shown last; undefined if none was. */
export function lastListOf(paths: readonly string[]): string | undefined {
  return known().find(({ path }) => paths.includes(path))?.path
}

function known(): readonly v.InferOutput<typeof shown>[] {
  const { user_id, lists } = store.read()
  return user_id === session.user?.id ? lists : []
}
