import { proxy, ref, useSnapshot } from 'valtio'
import { type GivenFacts } from '@/rules/second-fact'
import { session } from '@/state/session'

/**
 * What somebody said beside a number (product.md P3 "Privacy"), by department. It is about a person,
 * so it lives in memory alone: never in an address, and gone with the session it was said in.
 */
const known = proxy<{ said: Readonly<Record<string, GivenFacts>>; token: string | null }>({
  said: ref({}),
  token: null,
})

const nothing: GivenFacts = {}

export function useFacts(department: string): GivenFacts {
  const { said, token } = useSnapshot(known)
  return token === session.token ? (said[department] ?? nothing) : nothing
}

export function keepFacts(department: string, facts: GivenFacts): void {
  known.said = ref({ ...(known.token === session.token ? known.said : {}), [department]: facts })
  known.token = session.token
}
