import * as v from 'valibot'
import type { WireSchema } from '@/contract/endpoint'
import { lastSignOut, noteSignOut, onSignOutElsewhere } from '@/state/session/last-sign-out'
import { onSessionEnd, session } from '@/state/session/session'
import { storedJson } from '@/state/storage'

/**
 * Unsent form input, by route and user, for this tab only (decision 4). Never passwords, tokens,
 * card or bank data: each form's schema names the fields to keep.
 */
const store = storedJson(
  'session',
  'drafts',
  v.object({ since: v.string(), drafts: v.record(v.string(), v.unknown()) }),
  { since: '', drafts: {} },
)

onSignOutElsewhere(() => store.remove())

function kept(): Readonly<Record<string, unknown>> {
  const { since, drafts } = store.read()
  return since === lastSignOut() ? drafts : {}
}

const guest = 'guest'
const keyOf = (person: string, route: string) => `${person} ${route}`

/** The number of sessions that ended on this page. */
let ended = 0

/**
 * An interrupted user continues after signing in again, and other users never see those drafts.
 * What a guest typed before that session has no owner, so it is dropped.
 */
onSessionEnd(() => {
  ended += 1
  const drafts = Object.entries(kept()).filter(([key]) => !key.startsWith(keyOf(guest, '')))
  if (drafts.length === 0) store.remove()
  else store.write({ since: lastSignOut(), drafts: Object.fromEntries(drafts) })
})

export interface Draft<T> {
  /** The current user's draft; null if there is none, or it no longer fits the form. */
  read: () => T | null
  keep: (value: T) => void
  /**
   * Takes the saved values: a form writes them once more when it closes, and that is not a draft.
   */
  forget: (saved?: T) => void
}

/**
 * A form reads its draft when it opens, and the draft belongs to that user: when the session ends
 * under the form, its last write comes after the purge.
 */
export function draftFor<T>(route: string, schema: WireSchema<T>): Draft<T> {
  let owner = whoIsHere()
  const key = () => keyOf(owner.person, route)
  let saved: string | null = null
  const remove = () => {
    const { [key()]: _, ...drafts } = kept()
    store.write({ since: lastSignOut(), drafts })
  }
  return {
    read: () => {
      owner = whoIsHere()
      const found = v.safeParse(schema, kept()[key()])
      return found.success ? found.output : null
    },
    keep: (value) => {
      const since = lastSignOut()
      // Typed before a sign-out, so it stays forgotten.
      if (owner.since !== since) return
      if (owner.person === guest && owner.ended !== ended) return
      const draft = v.parse(schema, value)
      if (JSON.stringify(draft) === saved) {
        remove()
        return
      }
      store.write({ since, drafts: { ...kept(), [key()]: draft } })
    },
    forget: (value) => {
      if (value !== undefined) saved = JSON.stringify(v.parse(schema, value))
      remove()
    },
  }
}

function whoIsHere() {
  return { person: session.user?.id ?? guest, since: lastSignOut(), ended }
}

/** Called when a user signs out, not when a session merely ends. */
export function forgetDrafts(): void {
  store.remove()
  noteSignOut()
}
