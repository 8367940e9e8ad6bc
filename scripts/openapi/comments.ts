import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'
import { asObject, type JsonSchema } from './schemas'

/** The comments of src/contract, so that the document says what the code says. */
export interface Comments {
  readonly text?: string
  readonly fields: Readonly<Record<string, Comments>>
}

const none: Comments = { fields: {} }

/** Calls of src/contract/wire.ts whose argument is the answer's `data`. */
const wrapsData = ['dataOf', 'pageOf', 'rowsOf']

const folder = fileURLToPath(new URL('../../src/contract/', import.meta.url))

/** The comments of a file's exported constants, by name. */
export function commentsOf(file: string): ReadonlyMap<string, Comments> {
  const source = readFileSync(`${folder}${file}`, 'utf8')
  const { program, comments } = parseSync(file, source)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const textBefore = (at: number): string | undefined => {
    const comment = docs.find(({ end }) => end <= at && source.slice(end, at).trim() === '')
    return comment && plainText(comment.value)
  }

  const constants = new Map<string, ESTree.Expression>()
  const exported = new Map<string, number>()
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      constants.set(id.name, init)
      if (isExport) exported.set(id.name, statement.start)
    }
  }

  const fieldsOf = (node: ESTree.Node): Comments['fields'] => {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return fieldsOf(node.expression)
    // An exported constant has comments of its own.
    if (node.type === 'Identifier') {
      const constant = exported.has(node.name) ? undefined : constants.get(node.name)
      return constant ? fieldsOf(constant) : {}
    }
    if (node.type === 'CallExpression') {
      const inner = merged(node.arguments.map(fieldsOf))
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      return wrapsData.includes(name) ? { data: { fields: inner } } : inner
    }
    if (node.type !== 'ObjectExpression') return {}
    const parts = node.properties.map((property): Comments['fields'] => {
      if (property.type === 'SpreadElement') return spread(property.argument)
      const { key, value } = property
      if (key.type !== 'Identifier') return {}
      const text = textBefore(property.start)
      return { [key.name]: { ...(text !== undefined && { text }), fields: fieldsOf(value) } }
    })
    return merged(parts)
  }
  /** The fields of another constant of this file that are taken over. */
  const spread = (node: ESTree.Node): Comments['fields'] => {
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
    return constant ? fieldsOf(constant) : {}
  }

  return new Map(
    [...exported].map(([name, start]): [string, Comments] => {
      const text = textBefore(start)
      const constant = constants.get(name)
      const fields = constant ? fieldsOf(constant) : {}
      return [name, { ...(text !== undefined && { text }), fields }]
    }),
  )
}

const merged = (parts: readonly Comments['fields'][]): Comments['fields'] =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)))

/** A comment without its stars, in one paragraph. */
function plainText(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/u, '').trim())
  return lines
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim()
}

/** The schema with the comments as descriptions, before those that it has. */
export function described(schema: JsonSchema, { text = '', fields }: Comments = none): JsonSchema {
  const inner = { fields }
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, own]): [string, JsonSchema] => [name, described(asObject(own), fields[name])],
  )
  const { items, anyOf } = schema
  const description = [text, schema.description ?? ''].filter((part) => part !== '').join(' ')
  return {
    ...schema,
    ...(description !== '' && { description }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(items !== undefined &&
      !Array.isArray(items) && { items: described(asObject(items), inner) }),
    ...(anyOf && { anyOf: anyOf.map((one) => described(asObject(one), inner)) }),
  }
}
