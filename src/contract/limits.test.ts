import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from './all'
import { endpoint } from './endpoint'

/** The paths of a schema without an upper bound, where a client could send any amount of data. */
function unbounded(schema: unknown, path: string): string[] {
  const node = nodeOf(schema)
  if (node === null) return [`${path}: no schema`]
  const rules = rulesOf(node)
  const own = (...types: string[]) => (types.every((type) => rules.includes(type)) ? [] : [path])
  switch (node.type) {
    case 'string':
      return own('max_length')
    case 'number':
      return own('min_value', 'max_value')
    case 'boolean':
    case 'literal':
    case 'picklist':
      return []
    case 'array':
      return [...own('max_length'), ...unbounded(node.item, `${path}[]`)]
    case 'record':
      return [
        ...own('max_entries'),
        ...unbounded(node.key, `${path}{key}`),
        ...unbounded(node.value, `${path}{}`),
      ]
    case 'object':
    case 'strict_object':
      return Object.entries(node.entries ?? {}).flatMap(([name, entry]) =>
        unbounded(entry, `${path}.${name}`),
      )
    case 'optional':
    case 'nullable':
    case 'nullish':
      return unbounded(node.wrapped, path)
    case 'union':
    case 'variant':
      return (node.options ?? []).flatMap((option) => unbounded(option, path))
    default:
      // Such as `unknown` and `looseObject`: they accept anything.
      return [`${path}: ${node.type}`]
  }
}

const schemaNode = v.looseObject({
  type: v.string(),
  item: v.optional(v.unknown()),
  key: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown())),
})

type SchemaNode = v.InferOutput<typeof schemaNode>

const nodeOf = (schema: unknown): SchemaNode | null => (v.is(schemaNode, schema) ? schema : null)

/** The rules of a schema; the first item of a pipe may be a pipe itself. */
function rulesOf({ pipe = [] }: SchemaNode): string[] {
  const [first, ...rules] = pipe.flatMap((step) => nodeOf(step) ?? [])
  return first ? [...rulesOf(first), ...rules.map(({ type }) => type)] : []
}

const calls = Object.values(contract).map(({ id, params, query, body }) => ({
  id,
  parts: Object.entries({ params, query, body }).filter(([, part]) => part !== undefined),
}))

describe('everything that a client may send has an upper bound', () => {
  it.each(calls)('$id', ({ parts }) => {
    expect(parts.flatMap(([name, part]) => unbounded(part, name))).toEqual([])
  })

  it.each([
    [v.string(), ['body.x']],
    [v.pipe(v.string(), v.minLength(1), v.regex(/^a*$/)), ['body.x']],
    [v.optional(v.nullable(v.string())), ['body.x']],
    [v.array(v.boolean()), ['body.x']],
    [v.pipe(v.array(v.string()), v.maxLength(3)), ['body.x[]']],
    [v.record(v.string(), v.string()), ['body.x', 'body.x{key}', 'body.x{}']],
    [v.union([v.literal('a'), v.object({ b: v.string() })]), ['body.x.b']],
    [v.pipe(v.number(), v.integer(), v.minValue(0)), ['body.x']],
    [v.unknown(), ['body.x: unknown']],
    [v.looseObject({}), ['body.x: loose_object']],
    [v.pipe(v.string(), v.maxLength(3)), []],
  ])('and this test finds what has none (%#)', (schema, found) => {
    const { body } = endpoint({
      id: 'any',
      method: 'POST',
      path: 'api/any',
      in_specification: false,
      access: 'anyone',
      body: v.object({ x: schema }),
      answer: v.boolean(),
    })
    expect(unbounded(body, 'body')).toEqual(found)
  })
})
