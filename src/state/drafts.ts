import * as v from 'valibot'
import type { WireSchema } from '@/contract/endpoint'
import { session } from './session'
import { storedJson, storedText } from './storage'

/**
 * What was typed into a form and not sent yet, by route and user, for this tab only (product.md
 * decision 4). Never passwords, tokens, card or bank data: each form names by its schema what may
 * be kept, and nothing else is.
 */
const store = storedJson(
  'session',
  'drafts',
  v.object({ since: v.string(), drafts: v.record(v.string(), v.unknown()) }),
  { since: '', drafts: {} },
)

/**
 * Becomes another one when somebody signs out, which forgets drafts. All tabs see it, so that what
 * another tab typed before is forgotten there too: at once where it runs, and when it is looked at
 * where it sleeps.
 */
const lastSignOut = storedText(v.string(), 'drafts-forgotten', '')
lastSignOut.onOtherTab(() => store.remove())

function kept(): Readonly<Record<string, unknown>> {
  const { since, drafts } = store.read()
  return since === lastSignOut.read() ? drafts : {}
}

export interface Draft<T> {
  /** What whoever is here now may go on with. null: nothing was kept, or it no longer fits the form. */
  read: () => T | null
  keep: (value: T) => void
  forget: () => void
}

/**
 * A form reads its draft when it opens; from then on it belongs to whoever was there: when their
 * session ends under them, the last words come after it is purged.
 */
export function draftFor<T>(route: string, schema: WireSchema<T>): Draft<T> {
  let owner = whoIsHere()
  const key = () => `${owner.person} ${route}`
  return {
    read: () => {
      owner = whoIsHere()
      const found = v.safeParse(schema, kept()[key()])
      return found.success ? found.output : null
    },
    keep: (value) => {
      const since = lastSignOut.read()
      // Typed before a sign-out: it was forgotten, and stays so.
      if (owner.since !== since) return
      store.write({ since, drafts: { ...kept(), [key()]: v.parse(schema, value) } })
    },
    forget: () => {
      const { [key()]: _, ...drafts } = kept()
      store.write({ since: lastSignOut.read(), drafts })
    },
  }
}

function whoIsHere() {
  return { person: session.user?.id ?? 'guest', since: lastSignOut.read() }
}

/** When a person signs out, not when a session merely ends. */
export function forgetDrafts(): void {
  store.remove()
  lastSignOut.write(crypto.randomUUID())
}
