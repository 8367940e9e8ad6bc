import type { GenericSchema } from 'valibot'
import type { Permission } from './people/permissions'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Statuses with a business meaning of their own (decision 3). */
export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 423 | 429 | 500 | 503

/** The allowed callers: anyone, any signed-in user, or the roles with a permission. */
export type CallAccess = 'anyone' | 'signed-in' | Permission

/**
 * `department`: the call is about the one in the header `X-Department-Id`, which the caller must
 * name.
 */
export type CallScope = 'department' | undefined

/**
 * Where the key of a change stands, so that sent twice it is made once (decision 40). `header`: in
 * `Idempotency-Key`. `field`: in `idempotency_key` of the body, because given calls send only the
 * specification's headers (decision 39); a host may ignore it. `attempt`: in the header, and the
 * payment itself keeps it. undefined: the call reads, or twice does the same as once.
 */
export type KeyPlace = 'header' | 'field' | 'attempt' | undefined

/** A wire schema never transforms: parsing returns the input. */
export type WireSchema<T> = GenericSchema<T, T>

export type WireQuery = Readonly<Record<string, string | number | boolean | undefined>>

/** One call of `api/*`, described once; client, cloud, document and tests read it. */
export interface Endpoint<
  Id extends string = string,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Scope extends CallScope = CallScope,
  Key extends KeyPlace = KeyPlace,
> {
  readonly id: Id
  readonly method: Method
  /** As the specification writes it, without a leading slash, `{name}` for parameters. */
  readonly path: string
  /** true: in specification §7; false: added by this product. */
  readonly in_specification: boolean
  readonly access: CallAccess
  /**
   * true: the message of a refusal is a sentence for the user, and screens show it unchanged
   * (specification §8: merchants, users, reports). false: the message is for a log, and screens
   * show their own, translated text.
   */
  readonly sentence: boolean
  readonly about: Scope
  readonly key: Key | undefined
  readonly params: WireSchema<Params> | undefined
  readonly query: WireSchema<Query> | undefined
  readonly body: WireSchema<Body> | undefined
  /** As this product's own cloud answers, and as screens read it. */
  readonly answer: WireSchema<Answer>
  readonly errors: readonly FailureStatus[]
}

type Described<Id extends string, Params, Query, Body, Answer, Key extends KeyPlace> = Pick<
  Endpoint<Id, Params, Query, Body, Answer>,
  'id' | 'method' | 'path' | 'in_specification' | 'access' | 'answer'
> & {
  /** Without the line: false. */
  readonly sentence?: boolean
  readonly key?: Key
  readonly params?: WireSchema<Params>
  readonly query?: WireSchema<Query>
  readonly body?: WireSchema<Body>
  readonly errors?: readonly FailureStatus[]
}

/**
 * Describes a call. Parts left out are typed `undefined`, so that a caller cannot send them.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Id extends string,
  Answer,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  const Key extends KeyPlace = undefined,
>(
  spec: Described<Id, Params, Query, Body, Answer, Key>,
): Endpoint<Id, Params, Query, Body, Answer, undefined, Key> {
  return { ...complete(spec), about: undefined }
}

/**
 * Describes a call about one department: it cannot be made without naming it.
 * @__NO_SIDE_EFFECTS__
 */
export function departmentEndpoint<
  const Id extends string,
  Answer,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  const Key extends KeyPlace = undefined,
>(
  spec: Described<Id, Params, Query, Body, Answer, Key>,
): Endpoint<Id, Params, Query, Body, Answer, 'department', Key> {
  return { ...complete(spec), about: 'department' }
}

function complete<Id extends string, Params, Query, Body, Answer, Key extends KeyPlace>(
  spec: Described<Id, Params, Query, Body, Answer, Key>,
) {
  const errors = spec.errors ?? []
  return {
    ...spec,
    sentence: spec.sentence ?? false,
    key: spec.key,
    params: spec.params,
    query: spec.query,
    body: spec.body,
    // A used key that comes with something else is a 409.
    errors: spec.key === undefined || errors.includes(409) ? errors : [...errors, 409 as const],
  }
}

/**
 * The parts of a call that the caller provides; parts that the call does not have may be left out.
 */
export type CallParts<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body>

export type CallInput<E> =
  E extends Endpoint<string, infer Params, infer Query, infer Body>
    ? CallParts<Params, Query, Body>
    : never

export type CallAnswer<E> =
  E extends Endpoint<string, infer _Params, infer _Query, infer _Body, infer Answer>
    ? Answer
    : never

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: T }
