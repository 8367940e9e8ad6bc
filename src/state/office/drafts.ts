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
  /** The saved values that it was typed over, so that those of others are not taken back with it. */
  readOver: () => T | null
  /** Without `over`, typed over the same as before. */
  keep: (value: T, over?: T) => void
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
  const overKey = () => `${key()} over`
  let saved: string | null = null
  const remove = () => {
    const { [key()]: _, [overKey()]: __, ...drafts } = kept()
    store.write({ since: lastSignOut(), drafts })
  }
  const found = (name: string) => {
    const { success, output } = v.safeParse(schema, kept()[name])
    return success ? output : null
  }
  return {
    read: () => {
      owner = whoIsHere()
      return found(key())
    },
    readOver: () => found(overKey()),
    keep: (value, over) => {
      const since = lastSignOut()
      // Typed before a sign-out, so it stays forgotten.
      if (owner.since !== since) return
      if (owner.person === guest && owner.ended !== ended) return
      const draft = v.parse(schema, value)
      if (JSON.stringify(draft) === saved) {
        remove()
        return
      }
      const before = over === undefined ? {} : { [overKey()]: v.parse(schema, over) }
      store.write({ since, drafts: { ...kept(), ...before, [key()]: draft } })
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
