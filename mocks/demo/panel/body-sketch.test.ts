import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '@/contract/all'
import { bodySketch } from './body-sketch'

describe('a body to begin with', () => {
  it('has every field that must be there, of its kind', () => {
    const schema = v.object({
      name: v.pipe(v.string(), v.minLength(1)),
      count: v.number(),
      on: v.boolean(),
      fax: v.nullable(v.string()),
      kind: v.picklist(['first', 'second']),
      flag: v.union([v.literal(0), v.literal(1)]),
      rows: v.array(v.object({ id: v.string() })),
      note: v.optional(v.string()),
    })
    expect(bodySketch(schema)).toEqual({
      name: '',
      count: 0,
      on: false,
      fax: null,
      kind: 'first',
      flag: 0,
      rows: [{ id: '' }],
    })
  })

  it('is one for every call that takes a body', () => {
    const sketches = Object.values(contract)
      .filter(({ body }) => body !== undefined)
      .map(({ id, body }) => [id, typeof bodySketch(body)])
    expect(sketches.length).toBeGreaterThan(20)
    expect(sketches.filter(([, type]) => type !== 'object')).toEqual([])
  })
})
