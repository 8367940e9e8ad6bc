import * as v from 'valibot'
import { contract, type CallId } from '@/contract/all'
import type { JournalEntry, Json, WorldMeta } from './journal'

/** The journal as it comes back from storage or out of a file: input like any other. */
const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(json),
    v.record(v.string(), v.optional(json)),
  ]),
)

const isCall = (call: unknown): call is CallId => typeof call === 'string' && call in contract

const facts = {
  n: v.number(),
  at: v.string(),
  tenant: v.nullable(v.string()),
  principal: v.nullable(v.string()),
  params: json,
  command: json,
  random: v.string(),
}

/** Of any build: whether there still is such a call is another question. */
export const anyEntry = v.object({ ...facts, call: v.string() })

export const journalEntry: v.GenericSchema<JournalEntry> = v.object({
  ...facts,
  call: v.custom<CallId>(isCall),
})

export const worldMeta: v.GenericSchema<WorldMeta> = v.object({
  format: v.literal(1),
  seed: v.string(),
  scenario: v.optional(v.nullable(v.string())),
  date: v.string(),
  offset: v.number(),
  revoked: v.array(v.string()),
})
