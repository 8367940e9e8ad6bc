import type { CallParts, Endpoint } from '@/contract/endpoint'
import { type CallOptions, exchanged, type Sent } from './client'

/** The key of a change; asked for when its request leaves, so that its screen knows of it. */
export type GetKey = () => string

/** What `useWrite` hands to a call; screens pass it on. */
export interface WriteContext {
  /** For a call that takes one: the same until it is known what became of this input. */
  readonly key: GetKey
  /** The version of the edited row, as it was read; empty without `edits`. */
  readonly version: string
}

type InDepartment = CallOptions & { readonly departmentId: string }

/** A call whose contract names a key: with the same one it is made once (decision 40). */
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Body>,
  key: GetKey,
  options: InDepartment,
): Promise<Answer>
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer, undefined>,
  input: CallParts<Params, Query, Body>,
  key: GetKey,
  options?: CallOptions,
): Promise<Answer>
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Body>,
  key: GetKey,
  options: CallOptions = {},
): Promise<Answer> {
  return exchangedWithKey(endpoint, input, key, options)
}

/**
 * Changes a row that two people may edit: its body is sent with the version that was read, and a
 * newer one on the server is a 409 `changed`. `useWrite` with `edits` gives the context.
 */
export function edit<Params, Query, Body extends Versioned, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Omit<Body, 'version'>>,
  context: WriteContext,
  options: InDepartment,
): Promise<Answer>
export function edit<Params, Query, Body extends Versioned, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer, undefined>,
  input: CallParts<Params, Query, Omit<Body, 'version'>>,
  context: WriteContext,
  options?: CallOptions,
): Promise<Answer>
export function edit<Params, Query, Body extends Versioned, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Omit<Body, 'version'>>,
  { key, version }: WriteContext,
  options: CallOptions = {},
): Promise<Answer> {
  return exchangedWithKey(endpoint, withField(input, { version }), key, options)
}

interface Versioned {
  readonly version?: string | undefined
}

function exchangedWithKey<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: Sent,
  key: GetKey,
  options: CallOptions,
): Promise<Answer> {
  if (endpoint.key === undefined) return exchanged(endpoint, input, options)
  if (endpoint.key === 'field') {
    return exchanged(endpoint, withField(input, { idempotency_key: key() }), options)
  }
  const headers = { ...options.headers, 'Idempotency-Key': key() }
  return exchanged(endpoint, input, { ...options, headers })
}

function withField({ body, ...input }: Sent, field: object): Sent {
  return { ...input, body: typeof body === 'object' ? { ...body, ...field } : body }
}
