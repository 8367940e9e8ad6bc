/** A body to begin with, after the schema of a call: every field that has to be there. */
export function bodySketch(schema: unknown): unknown {
  const type = part(schema, 'type')
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectSketch(part(schema, 'entries'))
    case 'array':
      return [bodySketch(part(schema, 'item'))]
    case 'nullable':
      return null
    case 'picklist':
    case 'union':
    case 'variant': {
      const options: unknown = part(schema, 'options')
      const first: unknown = Array.isArray(options) ? options[0] : undefined
      return typeof first === 'object' ? bodySketch(first) : first
    }
    case 'literal':
      return part(schema, 'literal')
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'record':
      return {}
    default:
      return ''
  }
}

function objectSketch(entries: unknown): unknown {
  if (typeof entries !== 'object' || entries === null) return {}
  const needed = Object.entries(entries).filter(
    ([, entry]) => !['optional', 'exact_optional', 'nullish'].includes(String(part(entry, 'type'))),
  )
  return Object.fromEntries(needed.map(([name, entry]) => [name, bodySketch(entry)]))
}

function part(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map(Object.entries(value)).get(name)
}
