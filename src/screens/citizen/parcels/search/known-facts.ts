import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { session } from '@/state/session/session'
import { ownValue } from '@/rules/own-value'

/**
 * The second facts that a visitor typed (product.md P3 "Privacy"), by department. They are
 * personal, so they live in memory only: never in an address, and not across sessions.
 */
const known = proxy<{ said: Readonly<Record<string, GivenFacts>> }>({ said: ref({}) })

let token = session.token
subscribe(
  session,
  () => {
    if (session.token === token) return
    token = session.token
    forgetFacts()
  },
  true,
)

const nothing: GivenFacts = {}

export function useFacts(departmentId: string): GivenFacts {
  return ownValue(useSnapshot(known).said, departmentId) ?? nothing
}

export const factsOf = (departmentId: string): GivenFacts => known.said[departmentId] ?? nothing

export function keepFacts(departmentId: string, facts: GivenFacts): void {
  known.said = ref({ ...known.said, [departmentId]: facts })
}

export function forgetFacts(): void {
  known.said = ref({})
}
