import * as v from 'valibot'
import { user } from '@/contract/users'

/** Beside the calls of the contract: a tab begins a visit, as whom its scenario says. */
export const demoVisitPath = '/api/__demo/visit'

export const demoVisitQuestion = v.object({
  /** Who is signed in without a word; null: nobody. */
  email: v.nullable(v.string()),
})

export const demoVisit = v.object({
  /** Of the world that the visit sees: world time minus real time, in milliseconds. */
  clock_offset: v.number(),
  /** null: nobody was asked for, or nobody is called so. */
  entry: v.nullable(v.object({ token: v.string(), user })),
})
export type DemoVisit = v.InferOutput<typeof demoVisit>
