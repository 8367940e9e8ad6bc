import * as v from 'valibot'
import { changeKey } from '@/contract/changes'
import { instant } from '@/contract/wire'
import { now } from '@/state/clock'
import { lastSignOut, onSignOutElsewhere } from '@/state/session/last-sign-out'
import { session } from '@/state/session/session'
import { storedJson } from '@/state/storage'

/**
 * Changes that were sent and not answered yet, by user and by what they are about (decision 40): a
 * closed dialog or a reload must not send a second one before the first is known. It is written
 * before the request leaves, holds no input, and lives as long as the tab.
 */
const openChange = v.object({
  key: changeKey,
  /** When it was sent. */
  at: instant,
})
export type OpenChange = v.InferOutput<typeof openChange>

const store = storedJson(
  'session',
  'open-changes',
  v.object({ since: v.string(), changes: v.record(v.string(), openChange) }),
  { since: '', changes: {} },
)

onSignOutElsewhere(forgetOpenChanges)

const most = 50

function kept(): readonly [string, OpenChange][] {
  const { since, changes } = store.read()
  return since === lastSignOut() ? Object.entries(changes) : []
}

const nameOf = (about: string) => `${session.user?.id ?? 'guest'} ${about}`

export function openChangeOf(about: string): OpenChange | null {
  const name = nameOf(about)
  return kept().find(([other]) => other === name)?.[1] ?? null
}

export function keepOpenChange(about: string, key: string): OpenChange {
  const name = nameOf(about)
  const others = kept().filter(([other]) => other !== name)
  const change = { key, at: new Date(now()).toISOString() }
  const changes = Object.fromEntries([...others, [name, change] as const].slice(-most))
  store.write({ since: lastSignOut(), changes })
  return change
}

/** It is known what became of it. */
export function settleOpenChange(about: string, key: string): void {
  if (openChangeOf(about)?.key !== key) return
  const name = nameOf(about)
  const others = kept().filter(([other]) => other !== name)
  if (others.length === 0) store.remove()
  else store.write({ since: lastSignOut(), changes: Object.fromEntries(others) })
}

/** At sign-out. */
export function forgetOpenChanges(): void {
  store.remove()
}
