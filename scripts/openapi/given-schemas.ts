import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import type { Completion, GivenAnswer } from '@/contract/given'
import { asObject, type Converter, type JsonSchema, pascalCase } from './schemas'
import { nounOf, standInText } from './stand-in-texts'
import { entriesOf, innermost, isOptional, isSchema } from './valibot-parts'

/**
 * What a host may answer to a call of the specification, which is less than our cloud does: fields
 * with a stand-in may be missing or null, ids may be numbers, lists may be bare (docs/contract.md).
 */
interface GivenSchemas {
  /** Filled by `answerTo`. */
  readonly components: Record<string, JsonSchema>
  readonly answerTo: (endpoint: Endpoint, given: GivenAnswer) => JsonSchema
}

export function givenSchemas({ named, components: strict, convertWhole }: Converter): GivenSchemas {
  const components: Record<string, JsonSchema> = {}

  /** The component for an object or a row, made when it is first needed. */
  function looseRow(schema: unknown, completion: Completion, noun: string): JsonSchema {
    const row = innermost(schema)
    if (!isSchema(row)) throw new Error(`${noun} has no schema`)
    if (row.type === 'unknown') return {}
    const name = `Given${named.find((one) => one.schema === row)?.name ?? pascalCase(noun.replace(/^an? /u, ''))}`
    components[name] ??= asText(looseObject(row, completion, noun), completion)
    return { $ref: `#/components/schemas/${name}` }
  }

  function looseObject(
    row: GenericSchema,
    { standIns, within = {} }: Completion,
    noun: string,
  ): JsonSchema {
    const { properties = {}, required = [] } = convertWhole(row)
    const standInOf: Readonly<Record<string, unknown>> = { ...standIns }
    const entries = entriesOf(row)
    const loose = Object.entries(properties).map(([field, own]): [string, JsonSchema] => {
      const inner = within[field]
      if (inner) return [field, looseRow(entries[field], inner, noun)]
      const value = isId(field) ? textOrNumber(asObject(own)) : asObject(own)
      if (!(field in standInOf)) return [field, value]
      const text = standInText(standInOf[field], `${noun}.${field}`)
      return [field, { ...orNull(value), description: `Missing or null: ${text}.` }]
    })
    const isNeeded = (field: string) =>
      within[field] ? isFieldNeeded(entries[field], within[field]) : !(field in standInOf)
    const needed = required.filter(isNeeded)
    return {
      type: 'object',
      properties: Object.fromEntries(loose),
      ...(needed.length > 0 && { required: needed }),
    }
  }

  /** An object that is completed is itself needed only for a field without a stand-in. */
  function isFieldNeeded(schema: unknown, { standIns, within = {} }: Completion): boolean {
    return Object.entries(entriesOf(schema)).some(
      ([field, entry]) => !(field in standIns) && !(field in within) && !isOptional(entry),
    )
  }

  /** The other fields of an answer, of which none has to be there. */
  function otherFields(endpoint: Endpoint, taken: readonly string[]): Record<string, JsonSchema> {
    const { properties = {} } = convertWhole(endpoint.answer)
    const others = Object.entries(properties).filter(
      ([name]) => !taken.includes(name) && name !== 'unreadable',
    )
    return Object.fromEntries(
      others.map(([name, schema]) => [
        name,
        name === 'pagination' ? partial(asObject(strict['Pagination'])) : asObject(schema),
      ]),
    )
  }

  return {
    components,
    answerTo: (endpoint, { kind, completion }) => {
      const whole = entriesOf(endpoint.answer)
      const noun = nounOf(endpoint.id)
      const data = () => looseRow(whole['data'], completion, noun)
      switch (kind) {
        case 'list': {
          const rows: JsonSchema = { type: 'array', items: data() }
          const properties = { data: rows, ...otherFields(endpoint, ['data']) }
          return { anyOf: [rows, { type: 'object', properties, required: ['data'] }] }
        }
        case 'data': {
          const properties = { data: data(), ...otherFields(endpoint, ['data']) }
          return { type: 'object', properties, required: ['data'] }
        }
        case 'named': {
          const inner = Object.entries(completion.within ?? {}).map(
            ([name, one]): [string, JsonSchema] => [name, looseRow(whole[name], one, noun)],
          )
          const { properties, required } = convertWhole(endpoint.answer)
          const all = { ...properties, ...Object.fromEntries(inner) }
          const answer: JsonSchema = {
            type: 'object',
            properties: all,
            ...(required && { required }),
          }
          const name = named.find((one) => one.schema === endpoint.answer)?.name
          if (name === undefined) return answer
          components[`Given${name}`] = answer
          return { $ref: `#/components/schemas/Given${name}` }
        }
        case 'done':
        case 'anything': {
          const said = { success: { type: 'boolean' }, message: { type: 'string' } } as const
          const inData = { data: isSchema(whole['data']) ? data() : {} }
          const properties = { ...otherFields(endpoint, ['data']), ...said, ...inData }
          const oneOfThem = ['success', 'message', 'data'].map((name) => ({ required: [name] }))
          return { type: 'object', properties, ...(kind === 'done' && { anyOf: oneOfThem }) }
        }
      }
    },
  }
}

const isId = (name: string): boolean => name === 'id' || name.endsWith('_id')

function textOrNumber(schema: JsonSchema): JsonSchema {
  const isNullable = schema.anyOf?.some((one) => asObject(one).type === 'null') ?? false
  return { type: isNullable ? ['string', 'integer', 'null'] : ['string', 'integer'] }
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf } = schema
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return schema
  if (Array.isArray(type)) return { ...schema, type: [...type, 'null'] }
  if (anyOf?.some((one) => asObject(one).type === 'null')) return schema
  return { anyOf: [...(anyOf ?? [schema]), { type: 'null' }] }
}

function partial({ required: _required, ...schema }: JsonSchema): JsonSchema {
  return schema
}

/** A row that may also come as a plain text, which is the field `text`. */
function asText(schema: JsonSchema, { text }: Completion): JsonSchema {
  if (text === undefined) return schema
  return { anyOf: [schema, { type: 'string', description: `As \`${text}\`.` }] }
}
