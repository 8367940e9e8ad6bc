import * as v from 'valibot'
import { handlers } from '@mocks/handlers/all'
import type { BoundCall } from '@mocks/cloud/handler'
import {
  demoActs,
  internalActs,
  type JournalEntry,
  type Json,
  numberOf,
  type WorldMeta,
} from '@mocks/cloud/journal'

/** The journal as it comes back from storage or out of a file: input like any other. */

/** No command is nearly as deep. Functions that follow the levels must not run out of stack. */
const deepest = 40

/** Looks level by level and not by recursion, so that no depth can stop it. */
function isJson(value: unknown): value is Json {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false
    const next: unknown[] = []
    for (const part of level) {
      if (typeof part === 'object' && part !== null) {
        if (!Array.isArray(part) && Object.getPrototypeOf(part) !== Object.prototype) return false
        for (const inner of Object.values(part)) if (inner !== undefined) next.push(inner)
      } else if (!isPlain(part)) return false
    }
    level = next
  }
  return true
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

const json = v.custom<Json>(isJson, 'This is no JSON, or too deep')

/** What this build journals. */
const writes: ReadonlySet<unknown> = new Set([
  ...Object.values<BoundCall>(handlers)
    .filter(({ apply }) => apply !== null)
    .map(({ id }) => id),
  ...demoActs,
  ...internalActs,
])
const isWrite = (call: unknown): call is JournalEntry['call'] => writes.has(call)

/** A moment that can be counted with: the pattern alone lets an offset of 99 hours pass. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'This is no moment'),
)

const facts = {
  n: v.custom<number>((n) => numberOf({ n }) !== null, 'This is no number of an entry'),
  at: instant,
  tenant: v.nullable(v.string()),
  principal: v.nullable(v.string()),
  network: v.optional(v.nullable(v.string())),
  params: json,
  command: json,
  random: v.string(),
  sent: v.optional(v.object({ key: v.string(), print: v.string() })),
}

/** Of any build: whether there still is such a call is another question. */
export const anyEntry = v.object({ ...facts, call: v.string() })

export const journalEntry: v.GenericSchema<JournalEntry> = v.object({
  ...facts,
  call: v.custom<JournalEntry['call']>(isWrite, 'This version has no such write'),
})

/** Some thousands of years, as milliseconds: what `Date` can still show. */
const largestOffset = 300_000_000_000_000

export const metaFields = {
  format: v.literal(1),
  seed: v.string(),
  scenario: v.optional(v.nullable(v.string())),
  date: instant,
  offset: v.pipe(v.number(), v.finite(), v.minValue(-largestOffset), v.maxValue(largestOffset)),
  revoked: v.array(v.string()),
} satisfies Record<keyof WorldMeta, v.GenericSchema>

export const worldMeta: v.GenericSchema<WorldMeta> = v.object(metaFields)
