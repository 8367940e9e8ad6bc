import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { grantOf } from '@/rules/people/permissions'
import { roleNames } from '@/contract/people/users'
import { described, type Comments } from './comments'
import type { Exchange } from './sample-exchanges'
import { asObject, type JsonSchema } from './schemas'

interface OperationParts {
  readonly tag: string
  readonly answer: JsonSchema
  readonly comments: Comments | undefined
  readonly convert: (schema: GenericSchema) => JsonSchema
  readonly convertWhole: (schema: GenericSchema) => JsonSchema
  /** The names of parameters in the path of the document, where it is shared with other calls. */
  readonly paramNames: Readonly<Record<string, string>>
  /** The sample call; undefined: there is none. */
  readonly exchange: Exchange | undefined
  /** The refusals, by status. */
  readonly responses: Readonly<Record<string, unknown>>
  /** A success without a body is enough. */
  readonly mayBeEmpty: boolean
}

/** One call as an operation of OpenAPI. */
export function operationOf(endpoint: Endpoint, parts: OperationParts) {
  const { id, in_specification: isGiven, access, key } = endpoint
  const { answer, comments, exchange, responses, mayBeEmpty, tag } = parts
  const success = mayBeEmpty ? 'Made, whatever the body says; there may be none.' : 'Done.'
  return {
    operationId: id,
    summary: inWords(id),
    ...description(endpoint, comments?.text),
    tags: [tag],
    'x-given': isGiven,
    ...(access === 'anyone' && { security: [] }),
    ...(key !== undefined && { 'x-idempotency-key': key === 'field' ? 'body' : 'header' }),
    parameters: parametersOf(endpoint, parts),
    ...bodyOf(endpoint, parts),
    responses: {
      [exchange?.status ?? 200]: {
        description: success,
        content: {
          'application/json': {
            schema: answer,
            ...(exchange && { example: exchange.answer }),
          },
        },
      },
      ...responses,
    },
  }
}

/** `listUsers`: List users. */
function inWords(id: string): string {
  const words = id.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function description({ access, sentence }: Endpoint, text: string | undefined) {
  const caller = whoMay(access)
  const message = sentence
    ? 'The message of a refusal is shown to the user as it is.'
    : 'The message of a refusal is for a log; pages show their own.'
  return { description: [text ?? '', caller, message].filter((part) => part !== '').join('\n\n') }
}

function whoMay(access: Endpoint['access']): string {
  if (access === 'anyone') return 'For everybody, signed in or not.'
  if (access === 'signed-in') return 'For everybody who is signed in.'
  const roles = roleNames.filter((role) => grantOf(role, access) !== null)
  return `For ${roles.join(', ')} (\`${access}\`).`
}

function parametersOf({ params, query, about, key }: Endpoint, parts: OperationParts) {
  const listed = (schema: GenericSchema | undefined, place: 'path' | 'query') => {
    const sent: Readonly<Record<string, string>> =
      parts.exchange?.[place === 'path' ? 'params' : 'query'] ?? {}
    const within = parts.comments?.fields[place === 'path' ? 'params' : 'query']
    const { properties = {}, required = [] } = schema
      ? described(parts.convertWhole(schema), within)
      : {}
    return Object.entries(properties).map(([name, own]) => {
      const { description: text, ...type } = asObject(own)
      return {
        name: place === 'path' ? (parts.paramNames[name] ?? name) : name,
        in: place,
        ...((place === 'path' || required.includes(name)) && { required: true }),
        ...(text !== undefined && { description: text }),
        schema: type,
        ...(sent[name] !== undefined && { example: valueFor(type, sent[name]) }),
      }
    })
  }
  return [
    ...listed(params, 'path'),
    ...listed(query, 'query'),
    ...(about === 'department' ? [{ $ref: '#/components/parameters/DepartmentId' }] : []),
    ...(key === 'header' || key === 'attempt'
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ]
}

/** An address has texts alone; the example is of the parameter's type. */
function valueFor({ type }: JsonSchema, text: string): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'number' || type === 'integer' ? Number(text) : text
}

function bodyOf({ body }: Endpoint, { convert, comments, exchange }: OperationParts) {
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: described(convert(body), comments?.fields['body']),
          ...(exchange?.body !== undefined && { example: exchange.body }),
        },
      },
    },
  }
}
