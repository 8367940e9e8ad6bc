import * as v from 'valibot'
import { user } from '@/contract/people/users'

/** Not a call of the contract: begins a tab's visit as its scenario's person. */
export const demoVisitPath = '/api/__demo/visit'

export const demoVisitQuestion = v.object({
  /** The person to sign in without a password; null: a guest. */
  email: v.nullable(v.string()),
})

export const demoVisit = v.object({
  /** Of the world that the visit sees: world time minus real time, in milliseconds. */
  clock_offset: v.number(),
  /** null: no person was named, or the name is unknown. */
  entry: v.nullable(v.object({ token: v.string(), user })),
})
export type DemoVisit = v.InferOutput<typeof demoVisit>
