import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from './all'
import { id, numberText, passwordText, tokenText } from './wire'

/** In every writing that a person or a program would use (docs/security.md, "Card data"). */
const cardNumbers = ['4788250000121443', '4788 2500 0012 1443', '٤٧٨٨٢٥٠٠٠٠١٢١٤٤٣']

interface Place {
  readonly path: string
  readonly schema: v.GenericSchema
}

const schemaNode = v.looseObject({
  kind: v.literal('schema'),
  type: v.string(),
  item: v.optional(v.unknown()),
  key: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown())),
})

const isSchema = (value: unknown): value is v.GenericSchema => v.is(schemaNode, value)

/** Every place of a call's input where a text may stand, down to the keys of records. */
function textPlaces(schema: unknown, path: string): Place[] {
  if (!isSchema(schema)) throw new Error(`${path} has no schema`)
  const node = v.parse(schemaNode, schema)
  switch (node.type) {
    case 'string':
      return [{ path, schema }]
    case 'number':
    case 'boolean':
    case 'literal':
    case 'picklist':
      return []
    case 'array':
      return textPlaces(node.item, `${path}[]`)
    case 'record':
      return [...textPlaces(node.key, `${path}{key}`), ...textPlaces(node.value, `${path}{}`)]
    case 'object':
    case 'strict_object':
      return Object.entries(node.entries ?? {}).flatMap(([name, entry]) =>
        textPlaces(entry, `${path}.${name}`),
      )
    case 'optional':
    case 'nullable':
    case 'nullish':
      return textPlaces(node.wrapped, path)
    case 'union':
    case 'variant':
      return (node.options ?? []).flatMap((option) => textPlaces(option, path))
    default:
      throw new Error(`${path}: this walk does not know ${node.type}`)
  }
}

const placesOf = ({ params, query, body }: (typeof contract)[keyof typeof contract]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : textPlaces(schema, part),
  )

const accepts = ({ schema }: Place) => cardNumbers.some((number) => v.is(schema, number))

const calls = Object.values(contract).map((call) => ({ id: call.id, places: placesOf(call) }))

/** They name what exists, are kept by no call as they were sent, or are secrets that become hashes. */
const closed: readonly v.GenericSchema[] = [id, tokenText, passwordText]
/** Numbers that an office, a bank or this program has given (`numberText`). */
const numbers: readonly v.GenericSchema[] = [numberText]

describe('a text of a call is a closed one, or refuses card numbers', () => {
  it.each(calls)('$id', ({ places }) => {
    const open = places.filter(({ schema }) => ![...closed, ...numbers].includes(schema))
    // A quote's id holds the whole cart, signed. The cells of an imported file are no part of the
    // world or its journal: a text with a card number is refused by its check (E024), and not shown.
    const known = ['body.quote_id', 'body.headings[]', 'body.rows[][]']
    expect(open.filter(accepts).map(({ path }) => path)).toEqual(
      open.filter(({ path }) => known.includes(path)).map(({ path }) => path),
    )
  })

  it('numbers that others have given stand in few places, each with a reason', () => {
    const places = calls.flatMap(({ id: call, places: all }) =>
      all.filter(({ schema }) => numbers.includes(schema)).map(({ path }) => `${call} ${path}`),
    )
    const reasons = {
      /** It is compared with the row's, and never stored. */
      version: /^\w+ body\.version$/,
      /** It is looked up among the office's own numbers. */
      account: /^\w+ params\.(?:account|client)$|^linkAccount body\.(?:account|client)$/,
      /** It is hexadecimal, and of one length: else it is refused. */
      hash: /^createImport body\.file\.hash$/,
      /** It is compared with the check's, and never stored if it is another one. */
      print: /^commitImport body\.print$/,
      /** It is sent once to the bank and never stored (decision 21). */
      bank: /^(?:createPayment|takePayment) body\.bank_account\.account$/,
    }
    const known = Object.values(reasons)
    expect(places.filter((place) => !known.some((reason) => reason.test(place)))).toEqual([])
    expect(known.filter((reason) => !places.some((place) => reason.test(place)))).toEqual([])
  })

  it('and this test finds a text that does not', () => {
    const body = v.object({ notes: v.array(v.pipe(v.string(), v.maxLength(100))) })
    expect(
      textPlaces(body, 'body')
        .filter(accepts)
        .map(({ path }) => path),
    ).toEqual(['body.notes[]'])
  })
})
