import * as v from 'valibot'
import type { CallId } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import type { ApplyContext, CallContext } from './context'
import type { Json } from './journal'
import { parseInput, type RawInput } from './parse-input'
import type { Refusal, Reply } from './reply'

/** What a handler gives back: an answer (200), a reply with another status, or a refusal. */
export type Outcome<Answer> = Answer | Reply<Answer> | Refusal

/** A write that was decided: its command goes into the journal and is then applied. */
export class Command<Content extends Json = Json> {
  readonly content: Content

  constructor(content: Content) {
    this.content = content
  }
}

export const isCommand = (value: unknown): value is Command => value instanceof Command

export interface Input<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

type Decision<Answer, Content extends Json> = Command<Content> | Reply<Answer> | Refusal

/** A request that fits the contract. */
interface Handling {
  readonly input: Input<unknown, unknown, unknown>
  /** Answers an outcome, or a `Command`. */
  readonly handle: (context: CallContext) => Promise<unknown>
}

/** A call with its handler, the types folded away: what the pipeline works with. */
export interface BoundCall<Id extends CallId = CallId> {
  readonly id: Id
  readonly endpoint: Pick<
    Endpoint,
    'id' | 'method' | 'path' | 'access' | 'about' | 'key' | 'errors' | 'query' | 'body'
  >
  /** Parses the request or throws the 422. */
  handle(raw: RawInput): Handling
  /** Only for writes. */
  readonly apply: ((context: ApplyContext, command: Json) => unknown) | null
  /** Parameters that open something: the journal does not keep them. */
  readonly secretParams: readonly string[]
  /** The answer in the contract's shape, or its mismatches. */
  check(answer: unknown): { readonly answer: unknown } | { readonly problem: string }
}

/** Every call is bound: a contract without a handler does not compile. */
export type Handlers<Ids extends CallId = CallId> = { readonly [Id in Ids]: BoundCall<Id> }

/** Answers from the current world, without changing it. */
export function reads<Id extends CallId, Params, Query, Body, Answer>(
  endpoint: Endpoint<Id, Params, Query, Body, Answer>,
  answer: (
    context: CallContext,
    input: Input<Params, Query, Body>,
  ) => Outcome<Answer> | Promise<Outcome<Answer>>,
): BoundCall<Id> {
  return {
    id: endpoint.id,
    endpoint,
    handle: (raw) => {
      const input = parseInput(endpoint, raw)
      return { input, handle: async (context) => answer(context, input) }
    },
    apply: null,
    secretParams: [],
    check: (given) => check(endpoint.answer, given),
  }
}

/**
 * Changes the world in two stages. `decide` turns the request into a command without secrets, or
 * answers without a write (the same key again). `apply` executes the command, in a replay too; a
 * command that no longer fits its schema is refused.
 */
export function writes<Id extends CallId, Params, Query, Body, Answer, Content extends Json>(
  endpoint: Endpoint<Id, Params, Query, Body, Answer>,
  stages: {
    readonly command: v.GenericSchema<Content, Content>
    decide(
      context: CallContext,
      input: Input<Params, Query, Body>,
    ): Decision<Answer, Content> | Promise<Decision<Answer, Content>>
    apply(context: ApplyContext, command: Content): Outcome<Answer>
    readonly secretParams?: readonly string[]
  },
): BoundCall<Id> {
  return {
    id: endpoint.id,
    endpoint,
    handle: (raw) => {
      const input = parseInput(endpoint, raw)
      return { input, handle: async (context) => stages.decide(context, input) }
    },
    apply: (context, command) => stages.apply(context, v.parse(stages.command, command)),
    secretParams: stages.secretParams ?? [],
    check: (given) => check(endpoint.answer, given),
  }
}

function check(schema: v.GenericSchema, given: unknown) {
  const parsed = v.safeParse(schema, given)
  if (parsed.success) return { answer: parsed.output }
  const [issue] = parsed.issues
  return { problem: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}` }
}
