import * as v from 'valibot'
import type { CallId } from '@/contract/all'

/**
 * A fault is data (mock-cloud.md, "Faults"), so that a scenario, a story, a link and a header can
 * say the same one. It acts in the cloud, and therefore in every host.
 */

const callName = v.custom<CallId>((value) => typeof value === 'string')
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const faultEffect = v.variant('kind', [
  /** Any answer; without a body the one that a server would give with that status. */
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.record(v.string(), v.unknown())),
  }),
  /** The answer comes, this much later. */
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.strictObject({
    kind: v.picklist([
      /** The network is down: the request is not sent. */
      'network',
      /** No answer ever comes. */
      'timeout',
      /** 200 and a web page. */
      'html',
      /** 200 and half of an answer. */
      'malformed',
      /** 200 and nothing. */
      'empty',
      /** 200 and other JSON than was promised. */
      'wrong-shape',
      /** The write happens, and its answer is lost. */
      'drop-after-commit',
    ]),
  }),
])
export type FaultEffect = v.InferOutput<typeof faultEffect>

export const fault = v.strictObject({
  /** Distinguishes two equal faults; another id also has other random numbers. */
  id: v.optional(v.string()),
  /** Every part that is given has to fit; none: every call. */
  match: v.strictObject({
    call: v.optional(callName),
    method: v.optional(v.string()),
    /** As the contract writes it, `api/users/{id}`: a name in braces stands for any one part. */
    path: v.optional(v.string()),
    /** Only the nth such call of the visit, counted from 1; with `times`, so many from there. */
    nth: v.optional(count),
  }),
  effect: faultEffect,
  /** How many calls it spoils; without it every one, or the nth alone. */
  times: v.optional(count),
  /** 0 to 1: it acts by a throw of dice that are the same at each replay. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
export type Fault = v.InferOutput<typeof fault>

/** The effects by the names that people say; tests try each, and the panel offers them. */
export const effects = {
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  /** Specification §8: this text leads to /wrong-url. */
  'unknown-subdomain': {
    kind: 'status',
    status: 403,
    body: { message: 'Subdomain does not exist', error: 'Subdomain does not exist' },
  },
  '404': { kind: 'status', status: 404 },
  '409': { kind: 'status', status: 409 },
  '422': { kind: 'status', status: 422 },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  '502': { kind: 'status', status: 502 },
  '503': { kind: 'status', status: 503 },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  slow: { kind: 'slow', ms: 30_000 },
  html: { kind: 'html' },
  malformed: { kind: 'malformed' },
  empty: { kind: 'empty' },
  'wrong-shape': { kind: 'wrong-shape' },
  'drop-after-commit': { kind: 'drop-after-commit' },
} as const satisfies Readonly<Record<string, FaultEffect>>

export type EffectName = keyof typeof effects
