import * as v from 'valibot'
import type { WorldDamage } from '@mocks/app/saved-world'
import type { OpenEcheck } from '@mocks/app/world-control'
import { returnCode } from '@mocks/lib/return-codes'

/** Beside the calls of the contract: what the panel does to the whole world that its tab sees. */
export const demoWorldPaths = {
  /** GET */
  state: '/api/__demo/world',
  /** GET; all rows are looked at, which takes a moment. */
  hash: '/api/__demo/world/hash',
  /** POST */
  undo: '/api/__demo/world/undo',
  reset: '/api/__demo/world/reset',
  clock: '/api/__demo/world/clock',
  /** GET lists those of the site that may still come back, POST sends one back. */
  echecks: '/api/__demo/world/echecks',
  /** GET gives it, POST takes one. */
  file: '/api/__demo/world/file',
} as const

const write = v.object({
  call: v.string(),
  at: v.string(),
  /** The subdomain; null: the root domain. */
  tenant: v.nullable(v.string()),
})

/** What of the saved world could not be used. */
export const worldDamage = v.object({
  left_out: v.number(),
  meta: v.picklist(['whole', 'mended', 'anew']),
}) satisfies v.GenericSchema<WorldDamage>

export const demoWorldState = v.object({
  /** Whose world it was at the beginning; null: the usual one. */
  scenario: v.nullable(v.string()),
  /** World time minus real time, in milliseconds. */
  clock_offset: v.number(),
  writes: v.number(),
  /** What an undo would take back. */
  last: v.nullable(write),
  damage: worldDamage,
})
export type DemoWorldState = v.InferOutput<typeof demoWorldState>

export const demoWorldHash = v.object({ hash: v.string() })
export const demoUndone = v.object({ undone: v.nullable(write) })

export const demoEchecks = v.array(
  v.object({
    payment: v.string(),
    confirmation: v.string(),
    payer: v.string(),
    at: v.string(),
    total_cents: v.number(),
  }),
) satisfies v.GenericSchema<readonly OpenEcheck[]>
export const demoReturn = v.object({ payment: v.string(), code: returnCode })
/** false: it cannot come back any more. */
export const demoReturned = v.object({ returned: v.boolean() })

const year = 366 * 86_400_000
/** Forwards only: earlier writes stay in the past. */
export const demoClockMove = v.object({
  milliseconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(year)),
})

/** Why a file was refused; null: its world is here now. */
export const demoFileAnswer = v.object({
  problem: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.picklist(['broken', 'changed', 'too-large']) }),
      v.object({ kind: v.literal('other-version'), app: v.string() }),
    ]),
  ),
})
