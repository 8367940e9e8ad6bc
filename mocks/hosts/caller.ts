import * as v from 'valibot'
import type { CallParts, Endpoint } from '@/contract/endpoint'
import { type FailureBody, isFailureBody } from '@/contract/wire'
import type { Cloud } from '@mocks/app/cloud'

/** A typed way to ask a cloud from a test, without a browser. */
export interface CallerOptions {
  readonly token?: string | null
  readonly departmentId?: string
  /** The network of the calls, for counters by address. */
  readonly address?: string
}

export interface Called<Answer> {
  readonly status: number
  /** The answer of a success; null: a refusal. */
  readonly answer: Answer | null
  readonly failure: FailureBody
  readonly headers: Headers
}

export interface Caller {
  call<Params, Query, Body, Answer>(
    endpoint: Endpoint<string, Params, Query, Body, Answer>,
    input: CallParts<Params, Query, Body>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Called<Answer>>
}

/** `label`: the merchant's subdomain; null: the root domain. */
export function callerFor(
  cloud: Pick<Cloud, 'fetch'>,
  label: string | null,
  { token = null, departmentId = '', address }: CallerOptions = {},
): Caller {
  const origin = `http://${label === null ? '' : `${label}.`}pay.localhost:5173`
  return {
    async call(endpoint, input, headers = {}) {
      const sent: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown } =
        input
      const response = await cloud.fetch(
        new Request(`${origin}/${filled(endpoint.path, sent.params)}${queryOf(sent.query)}`, {
          method: endpoint.method,
          headers: {
            Accept: 'application/json',
            'X-Department-Id': departmentId,
            ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
            // Each call is a change of its own, unless a test says otherwise.
            ...(endpoint.key === 'header' && { 'Idempotency-Key': crypto.randomUUID() }),
            ...headers,
          },
          body: sent.body === undefined ? null : JSON.stringify(sent.body),
        }),
        address,
      )
      const json: unknown = await response.json()
      return {
        status: response.status,
        answer: response.ok ? v.parse(endpoint.answer, json) : null,
        failure: response.ok ? {} : failureIn(json),
        headers: response.headers,
      }
    },
  }
}

/** The token of a person who may sign in, without the password: its check takes most of a test. */
export async function tokenFor(cloud: Pick<Cloud, 'enter'>, email: string): Promise<string> {
  const entry = await cloud.enter(email)
  if (entry === null) throw new Error(`${email} cannot sign in`)
  return entry.token
}

function filled(path: string, params: unknown): string {
  const values = new Map(entriesOf(params))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
}

function queryOf(query: unknown): string {
  const text = new URLSearchParams(entriesOf(query)).toString()
  return text === '' ? '' : `?${text}`
}

function entriesOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, `${value}`]]
      : [],
  )
}

function failureIn(json: unknown): FailureBody {
  if (!isFailureBody(json)) throw new Error(`No failure of the contract: ${JSON.stringify(json)}`)
  return json
}
