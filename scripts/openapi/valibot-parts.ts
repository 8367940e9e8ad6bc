import type { GenericSchema } from 'valibot'

/** What a valibot schema is made of. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const isSchema = (value: unknown): value is GenericSchema =>
  isObject(value) && value['kind'] === 'schema'

/** The fields of an object, also behind `optional`, `nullable` and `array`. */
export function entriesOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(schema)) return {}
  if (isObject(schema['entries'])) return schema['entries']
  return entriesOf(schema['wrapped'] ?? schema['item'])
}

export const isOptional = (schema: unknown): boolean =>
  isObject(schema) && (schema['type'] === 'optional' || schema['type'] === 'nullish')

/** The schema behind `optional`, `nullable` and `array`. */
export function innermost(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  const inner = schema['wrapped'] ?? schema['item']
  return inner === undefined ? schema : innermost(inner)
}

/** The schema itself and all within it. */
export function schemasWithin(schema: unknown): GenericSchema[] {
  const seen = new Set<GenericSchema>()
  const visit = (one: unknown) => {
    if (Array.isArray(one)) one.forEach(visit)
    else if (isSchema(one) && !seen.has(one)) {
      seen.add(one)
      const parts: Readonly<Record<string, unknown>> = { ...one }
      for (const name of ['wrapped', 'item', 'options', 'value', 'pipe']) visit(parts[name])
      if (isObject(parts['entries'])) Object.values(parts['entries']).forEach(visit)
    }
  }
  visit(schema)
  return [...seen]
}
