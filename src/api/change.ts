import type { CallParts, Endpoint } from '@/contract/endpoint'
import { type CallOptions, exchanged, type Sent } from './client'

/** The key of a change; asked for when its request leaves, so that its screen knows of it. */
export type TakeKey = () => string

/** A call whose contract names a key: with the same one it is made once (decision 40). */
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Body>,
  key: TakeKey,
  options: CallOptions & { readonly departmentId: string },
): Promise<Answer>
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer, undefined>,
  input: CallParts<Params, Query, Body>,
  key: TakeKey,
  options?: CallOptions,
): Promise<Answer>
export function change<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Body>,
  key: TakeKey,
  options: CallOptions = {},
): Promise<Answer> {
  if (endpoint.key === undefined) return exchanged(endpoint, input, options)
  if (endpoint.key === 'field') return exchanged(endpoint, withKey(input, key()), options)
  const headers = { ...options.headers, 'Idempotency-Key': key() }
  return exchanged(endpoint, input, { ...options, headers })
}

function withKey({ body, ...input }: Sent, idempotency_key: string): Sent {
  return { ...input, body: typeof body === 'object' ? { ...body, idempotency_key } : body }
}
