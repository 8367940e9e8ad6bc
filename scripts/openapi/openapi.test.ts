import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contract } from '@/contract/all'
import { openApiDocument } from './document'
import { sampleExchanges } from './sample-exchanges'

// `npm run openapi` writes docs/openapi.json.

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))

const calls = Object.values(contract)

/** What these tests read of it. */
const shape = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        operationId: v.string(),
        'x-given': v.boolean(),
        responses: v.record(
          v.string(),
          v.looseObject({ content: v.optional(v.record(v.string(), v.unknown())) }),
        ),
      }),
    ),
  ),
  components: v.object({
    schemas: v.record(
      v.string(),
      v.looseObject({
        required: v.optional(v.array(v.string())),
        properties: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  }),
})

describe('docs/openapi.json', () => {
  let text = ''
  let document: v.InferOutput<typeof shape>
  beforeAll(async () => {
    text = `${JSON.stringify(await openApiDocument(calls, await sampleExchanges()), null, 2)}\n`
    document = v.parse(shape, JSON.parse(text))
  }, 120_000)

  it('is what the contract says', async () => {
    await expect(text).toMatchFileSnapshot(file)
  })

  it('has every call once, and marks those of the specification', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => [
        one.operationId,
        `${method.toUpperCase()} ${path.replace('{kind_or_id}', '{}')}`,
        one['x-given'],
      ]),
    )
    const expected = calls.map(({ id, method, path, in_specification: isGiven }) => [
      id,
      `${method} /${path.replace(/^(api\/imports\/)\{\w+\}$/u, '$1{}')}`,
      isGiven,
    ])
    const byId = (rows: readonly (readonly unknown[])[]) =>
      new Map(rows.map(([id, ...rest]) => [id, rest]))
    expect(byId(operations)).toEqual(byId(expected))
  })

  it('names no schema that it does not have', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/gu)].map(([, name]) => name)
    expect(Object.keys(document.components.schemas)).toEqual(
      [...new Set(names)].toSorted((one = '', other = '') => (one < other ? -1 : 1)),
    )
  })

  it('asks of a given user no more than an id, and of our own everything', () => {
    const { GivenUser, User } = document.components.schemas
    expect(GivenUser?.required).toEqual(['id'])
    expect(GivenUser?.properties?.['id']).toMatchObject({ type: ['string', 'integer'] })
    expect(GivenUser?.properties?.['username']).toMatchObject({
      description: 'Missing or null: `email`.',
    })
    expect(User?.required).toEqual(expect.arrayContaining(['id', 'name', 'email', 'role']))
  })

  it('says what a comment of the contract says', () => {
    expect(document.components.schemas['Installment']?.properties?.['reductions_cents']).toEqual({
      $ref: '#/components/schemas/Cents',
      description: 'Negative: rollback, homestead.',
    })
  })

  it('gives no token away', () => {
    expect(text).not.toMatch(/"api_token": "(?!token-of-the-session")/u)
  })
})
