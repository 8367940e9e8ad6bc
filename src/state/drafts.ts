import * as v from 'valibot'
import type { WireSchema } from '@/contract/endpoint'
import { session } from './session'
import { storedJson } from './storage'

/**
 * What was typed into a form and not sent yet, by route and user, for this tab only (product.md
 * decision 4). Never passwords, tokens, card or bank data: each form names by its schema what may
 * be kept, and nothing else is.
 */
const store = storedJson('session', 'drafts', v.record(v.string(), v.unknown()), {})

export interface Draft<T> {
  /** null: nothing was kept, or it no longer fits the form. */
  read: () => T | null
  keep: (value: T) => void
  forget: () => void
}

export function draftFor<T>(route: string, schema: WireSchema<T>): Draft<T> {
  const key = () => `${session.user?.id ?? 'guest'} ${route}`
  return {
    read: () => {
      const kept = v.safeParse(schema, store.read()[key()])
      return kept.success ? kept.output : null
    },
    keep: (value) => store.write({ ...store.read(), [key()]: v.parse(schema, value) }),
    forget: () => {
      const { [key()]: _, ...others } = store.read()
      store.write(others)
    },
  }
}

/** At the end of a session. */
export function forgetDrafts(): void {
  store.remove()
}
