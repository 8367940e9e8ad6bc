import * as v from 'valibot'
import { worldDamage } from '@mocks/hosts/demo-world'

/**
 * What crosses the ports of the shared host. Both ends are ours, but they may be of different
 * builds (an old tab beside a new one), so that everything is parsed on arrival.
 */

const headers = v.array(v.tuple([v.string(), v.string()]))
const body = v.nullable(v.instance(ArrayBuffer))

const request = v.object({
  kind: v.literal('request'),
  id: v.number(),
  method: v.string(),
  url: v.string(),
  headers,
  body,
})
export type WireRequest = v.InferOutput<typeof request>

export const toWorld = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('ping') }),
  /** From the bridge: the port that comes along belongs to a page. */
  v.object({ kind: v.literal('adopt') }),
  request,
])
export type ToWorld = v.InferOutput<typeof toWorld>

const hello = v.object({
  kind: v.literal('hello'),
  /** World time minus real time, in milliseconds. */
  clockOffset: v.number(),
  /** false: the browser stores nothing, so a restart of the world starts over. */
  saved: v.boolean(),
  /** What of the saved world could not be used; an older worker does not say it. */
  damage: v.optional(worldDamage),
  /** When the worker began, had its script and had the world: milliseconds since the epoch. */
  times: v.optional(v.object({ begun: v.number(), loaded: v.number(), open: v.number() })),
})
export type Hello = v.InferOutput<typeof hello>

const answer = v.object({
  kind: v.literal('answer'),
  id: v.number(),
  /** 0: a broken network, as `Response.error()` has it. */
  status: v.number(),
  statusText: v.string(),
  headers,
  body,
})
export type WireAnswer = v.InferOutput<typeof answer>

const news = v.object({
  kind: v.literal('news'),
  /** Whose own world it is about; null: the one that all share. */
  visit: v.nullable(v.string()),
  clockOffset: v.number(),
  replaced: v.boolean(),
  moved: v.number(),
})

export const toPage = v.variant('kind', [
  hello,
  answer,
  news,
  v.object({ kind: v.literal('pong') }),
  /** The request was not begun; it may be sent again elsewhere. */
  v.object({ kind: v.literal('refused'), id: v.number() }),
  /** Another worker, of a newer build, has the world now. */
  v.object({ kind: v.literal('moved') }),
  v.object({ kind: v.literal('broken'), reason: v.string() }),
  /** The worker went wrong beside all requests. */
  v.object({ kind: v.literal('defect'), reason: v.string() }),
])
export type ToPage = v.InferOutput<typeof toPage>
