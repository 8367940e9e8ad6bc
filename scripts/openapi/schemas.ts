import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract } from '@/contract/all'
import { cents, id, instant, plainDate } from '@/contract/wire'
import { isSchema, schemasWithin } from './valibot-parts'

export type { JsonSchema }

/** Texts and numbers of the wire that are worth a name of their own. */
const primitives: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [id, {}],
  [cents, { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  [instant, { type: 'string', format: 'date-time', maxLength: 40 }],
  [plainDate, { type: 'string', format: 'date' }],
])

/** Which kinds of schemas get a name: what has fields or variants, and lists of words. */
const namedTypes = ['object', 'union', 'picklist']

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

interface NamedSchema {
  readonly name: string
  readonly schema: GenericSchema
  /** Where it is exported. */
  readonly file: string
  readonly exported: string
}

/** `payment-settings` and `paymentSettings` are `PaymentSettings`. */
export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[-_ ])(\w)/gu, (_, first: string) => first.toUpperCase())

/** Of constants with one name in several files. */
const otherNames: Readonly<Record<string, string>> = {
  'reports/report-sums.ts paymentType': 'PaymentTypeSums',
  'reports/to-do.ts warningPlace': 'ToDoWarningPlace',
}

/** Of what calls share and no file exports. */
const unexported: Readonly<Record<string, GenericSchema>> = { Session: contract.login.answer }

/** The schemas that the contract exports and its calls use, each under the name of its constant. */
function namedSchemas(used: ReadonlySet<unknown>): NamedSchema[] {
  const found = new Map<unknown, NamedSchema>()
  for (const [path, exports] of Object.entries(modules)) {
    const file = path.replace(/^.*contract\//u, '')
    for (const [exported, schema] of Object.entries(exports)) {
      if (!isSchema(schema) || !used.has(schema) || found.has(schema)) continue
      if (!namedTypes.includes(schema.type) && !primitives.has(schema)) continue
      const name = otherNames[`${file} ${exported}`] ?? pascalCase(exported)
      found.set(schema, { name, schema, file, exported })
    }
  }
  for (const [name, schema] of Object.entries(unexported))
    found.set(schema, { name, schema, file: '', exported: '' })
  const all = [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const twice = all.find((one, at) => all[at + 1]?.name === one.name)
  if (twice) throw new Error(`Two schemas are ${twice.name}: give one another name in otherNames`)
  return all
}

export interface Converter {
  readonly named: readonly NamedSchema[]
  readonly components: Readonly<Record<string, JsonSchema>>
  /** A schema as JSON Schema, with references to the components. */
  readonly convert: (schema: GenericSchema) => JsonSchema
  /** The same, but itself no reference. */
  readonly convertWhole: (schema: GenericSchema) => JsonSchema
}

const refTo = (name: string) => `#/components/schemas/${name}`

/** Converts the schemas of calls; those that are used in several places or exported have names. */
export function converterFor(roots: readonly GenericSchema[]): Converter {
  const named = namedSchemas(new Set(roots.flatMap(schemasWithin)))
  const definitions = Object.fromEntries(named.map(({ name, schema }) => [name, schema]))
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    definitions,
    errorMode: 'throw',
    // No card number, a day that exists, a word of the list: descriptions say it, patterns cannot.
    ignoreActions: ['check'],
    overrideRef: ({ referenceId }: { readonly referenceId: string }) => refTo(referenceId),
    overrideAction: ({ valibotAction, jsonSchema }: ActionContext) =>
      valibotAction.type === 'regex' && isRegex(valibotAction.requirement)
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : null,
  }
  const [first = id] = roots
  const { $defs = {} } = toJsonSchema(first, config)
  const components = Object.fromEntries(
    named.map(({ name, schema }) => {
      const converted = asObject($defs[name])
      return [name, { ...converted, ...primitives.get(schema) }]
    }),
  )
  const convert = (schema: GenericSchema): JsonSchema => {
    const { $schema: _schema, $defs: _defs, ...converted } = toJsonSchema(schema, config)
    return converted
  }
  return {
    named,
    components,
    convert,
    convertWhole: (schema) => {
      const name = named.find((one) => one.schema === schema)?.name
      return (name === undefined ? undefined : components[name]) ?? convert(schema)
    },
  }
}

interface ActionContext {
  readonly valibotAction: { readonly type: string; readonly requirement?: unknown }
  readonly jsonSchema: JsonSchema
}

const isRegex = (value: unknown): value is RegExp => value instanceof RegExp

/** `true` and `false` are schemas, too; the contract has none of them. */
export function asObject(schema: JsonSchema | boolean | undefined): JsonSchema {
  if (typeof schema !== 'object') throw new Error('Not a schema with keywords')
  return schema
}
