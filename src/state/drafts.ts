import * as v from 'valibot'
import type { WireSchema } from '@/contract/endpoint'
import { lastSignOut, noteSignOut, onSignOutElsewhere } from './last-sign-out'
import { onSessionEnd, session } from './session'
import { storedJson } from './storage'

/**
 * What was typed into a form and not sent yet, by route and user, for this tab only (
 * decision 4). Never passwords, tokens, card or bank data: each form names by its schema what may
 * be kept, and nothing else is.
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

/** Sessions that have ended on this page. */
let ended = 0

/**
 * Who was interrupted goes on after signing in again, and nobody else sees their drafts. What a guest
 * typed here before that session is anybody's, so it goes.
 */
onSessionEnd(() => {
  ended += 1
  const drafts = Object.entries(kept()).filter(([key]) => !key.startsWith(keyOf(guest, '')))
  if (drafts.length === 0) store.remove()
  else store.write({ since: lastSignOut(), drafts: Object.fromEntries(drafts) })
})

export interface Draft<T> {
  /** What whoever is here now may go on with. null: nothing was kept, or it no longer fits the form. */
  read: () => T | null
  keep: (value: T) => void
  /** With what was saved: a form that goes away afterwards tells it once more, and that is no draft. */
  forget: (saved?: T) => void
}

/**
 * A form reads its draft when it opens; from then on it belongs to whoever was there: when their
 * session ends under them, the last words come after it is purged.
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
      // Typed before a sign-out: it was forgotten, and stays so.
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

/** When a person signs out, not when a session merely ends. */
export function forgetDrafts(): void {
  store.remove()
  noteSignOut()
}
