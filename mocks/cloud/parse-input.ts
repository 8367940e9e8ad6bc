import * as v from 'valibot'
import type { Endpoint, WireSchema } from '@/contract/endpoint'
import { cardNumberRefused } from '@/contract/wire'
import { invalid } from './reply'
import { ownValue } from '@/rules/own-value'

/** A request, taken apart and not yet believed. */
export interface RawInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

export function parseInput<Params, Query, Body>(
  endpoint: Pick<Endpoint<string, Params, Query, Body>, 'params' | 'query' | 'body'>,
  raw: RawInput,
) {
  refuseUnknown(endpoint.query, raw.query)
  return {
    params: parsePart(endpoint.params, endpoint.params && raw.params),
    query: parsePart(endpoint.query, endpoint.query && queryValues(endpoint.query, raw.query)),
    body: parsePart(endpoint.body, endpoint.body && raw.body),
  }
}

/** A filter that a list does not have is refused, not ignored: the answer would be of all rows. */
function refuseUnknown(schema: object | undefined, query: URLSearchParams): void {
  if (!schema || !('entries' in schema) || typeof schema.entries !== 'object') return
  const known = schema.entries ?? {}
  const unknown = [...query.keys()].filter((name) => !Object.hasOwn(known, name))
  if (unknown.length === 0) return
  const named = unknown.slice(0, mostNamed)
  throw invalid(
    Object.fromEntries(named.map((name) => [name.slice(0, longestName), [fieldRefused]])),
  )
}

/** A name may be what the client chose, as the key of a record: not all of it is sent back. */
const nameOf = (issue: v.BaseIssue<unknown>): string =>
  (v.getDotPath(issue) ?? 'body').slice(0, longestName)
const longestName = 100
const mostNamed = 50

/** The specification's default message. */
const fieldRefused = 'The field is not valid.'

/** A card number is refused with a reason, so that it is not typed again. */
const wordsOf = ({ message }: v.BaseIssue<unknown>): string =>
  message === cardNumberRefused ? message : fieldRefused

function parsePart<T>(schema: WireSchema<T> | undefined, value: unknown): T {
  if (schema) {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    const named = parsed.issues.slice(0, mostNamed)
    throw invalid(Object.fromEntries(named.map((issue) => [nameOf(issue), [wordsOf(issue)]])))
  }
  if (isUndeclared<T>(schema, value)) return value
  throw new Error('A part without a schema has a value')
}

/** `endpoint` types a part without a schema as `undefined`. */
const isUndeclared = <T>(schema: WireSchema<T> | undefined, value: unknown): value is T =>
  schema === undefined && value === undefined

/** Query strings know only text: numbers and flags are read where the schema wants them. */
function queryValues(schema: object, query: URLSearchParams): Record<string, unknown> {
  const entries: Readonly<Record<string, unknown>> =
    'entries' in schema && typeof schema.entries === 'object' ? { ...schema.entries } : {}
  return Object.fromEntries(
    [...query].flatMap(([name, text]): [string, unknown][] => {
      const kind = kindOf(ownValue(entries, name))
      if (kind === 'number') return text === '' ? [] : [[name, Number(text)]]
      return [[name, kind === 'boolean' ? flagIn(text) : text]]
    }),
  )
}

/** Any other text stays one, so that the schema refuses it. */
const flagIn = (text: string) => (text === 'true' ? true : text === 'false' ? false : text)

/** Looks through `optional` and `pipe` to the type inside; a choice of numbers is a number. */
function kindOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return null
  if ('wrapped' in schema) return kindOf(schema.wrapped)
  const options: unknown = 'options' in schema ? schema.options : null
  if (Array.isArray(options) && options.every((option) => typeof option === 'number')) {
    return 'number'
  }
  return 'type' in schema ? schema.type : null
}
