import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { session } from '@/state/session'

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

export function useFacts(department: string): GivenFacts {
  return useSnapshot(known).said[department] ?? nothing
}

export const factsOf = (department: string): GivenFacts => known.said[department] ?? nothing

export function keepFacts(department: string, facts: GivenFacts): void {
  known.said = ref({ ...known.said, [department]: facts })
}

export function forgetFacts(): void {
  known.said = ref({})
}
