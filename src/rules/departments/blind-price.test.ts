import { describe, expect, it } from 'vitest'
import type { BlindField } from '@/contract/departments/blind-fields'
import {
  amountProblem,
  blindForm,
  fieldsOf,
  priceOf,
  quantityOf,
  shownBounds,
  typeMeant,
} from './blind-price'

const type: BlindField = { key: 'kind', kind: 'type', required: true }
const pieces: BlindField = { key: 'pieces', kind: 'quantity', required: true }
const amount: BlindField = { key: 'cash', kind: 'amount', required: true, minimum: 500 }
const fixed = { VAL: 'DOG1', MSG: 'Dog license, one year', price_cents: 2_000 }
const open = { VAL: 'EST', MSG: 'Estimate', minimum_cents: 1_000, maximum_cents: 9_000 }

const form = (fields: BlindField[], types: Parameters<typeof blindForm>[1]) =>
  blindForm({ fields, minimum_cents: 100 }, types)

describe('the fields of a department (product.md P5)', () => {
  it('have a valid shape, unique keys, and at most one of each special kind', () => {
    const note: BlindField = { key: 'note', kind: 'memo', required: false }
    const given = [type, { key: 'kind', kind: 'memo' }, { ...type, key: 'other' }, note, 7, null]
    expect(fieldsOf({ fields: [...given, { ...note, key: 'more' }] })).toEqual([
      type,
      note,
      { ...note, key: 'more' },
    ])
  })

  it('are fifteen at most, and none without a setting', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      key: `note${n}`,
      kind: 'memo',
      required: false,
    }))
    expect(fieldsOf({ fields: many })).toHaveLength(15)
    expect(fieldsOf({})).toEqual([])
  })
})

describe('the price', () => {
  it.each([
    ['the office’s', { kind: 'DOG1' }, 2_000],
    ['times how many', { kind: 'DOG1', pieces: '3' }, 6_000],
    ['one where how many is no number', { kind: 'DOG1', pieces: 'two' }, 2_000],
    ['the same under the name that people call it', { kind: 'dog license, ONE year' }, 2_000],
  ])('is fixed: %s', (_what, entry, amount_cents) => {
    expect(priceOf(form([type, pieces], [fixed]), entry)).toMatchObject({
      kind: 'fixed',
      amount_cents,
    })
  })

  it.each([
    ['the type’s', form([type, amount], [open]), { kind: 'EST' }, 1_000, 9_000],
    ['the field’s', form([amount], null), {}, 500, null],
    ['the department’s', form([], null), {}, 100, null],
    ['of a type in one’s own words', form([type, amount], null), { kind: 'this' }, 500, null],
  ])('is the payer’s within bounds: %s', (_what, of, entry, minimum_cents, maximum_cents) => {
    expect(priceOf(of, entry)).toEqual({ kind: 'open', minimum_cents, maximum_cents })
  })

  it('shows the bounds of all types until a required one is chosen', () => {
    const other = { ...open, VAL: 'EXT', minimum_cents: 800, maximum_cents: null }
    const of = form([type, amount], [fixed, open, other])
    const shown = (entry: Record<string, string>) => {
      const price = priceOf(of, entry)
      if (price.kind !== 'open') throw new Error('The price is fixed.')
      return shownBounds(of, entry, price)
    }
    expect(shown({})).toEqual({ kind: 'open', minimum_cents: 800, maximum_cents: null })
    expect(shown({ kind: 'EST' })).toMatchObject({ minimum_cents: 1_000, maximum_cents: 9_000 })
  })

  it('is unknown for an entry that is not on a list of fixed prices', () => {
    expect(priceOf(form([type], [fixed]), { kind: 'cat' })).toEqual({ kind: 'unknown' })
    expect(priceOf(form([type], [fixed]), {})).toEqual({ kind: 'unknown' })
  })

  it('is unknown for text that is not on a list, once typed', () => {
    expect(priceOf(form([type], [fixed, open]), { kind: 'cat' })).toEqual({ kind: 'unknown' })
    expect(priceOf(form([type], [fixed, open]), {}).kind).toBe('open')
    expect(priceOf(form([type], []), { kind: 'cat' }).kind).toBe('open')
  })

  it.each([
    ['nothing', { price_cents: 0 }],
    ['less than nothing', { price_cents: -2_000 }],
    ['more than can be paid', { price_cents: 100_000_000_000 }],
    ['at least more than at most', { minimum_cents: 500, maximum_cents: 499 }],
    ['at most nothing', { minimum_cents: 0, maximum_cents: 0 }],
  ])('is not known where the office asks for %s', (_what, terms) => {
    const odd = { VAL: 'ODD', MSG: 'Odd', ...terms }
    expect(priceOf(form([type], [odd]), { kind: 'ODD' })).toEqual({ kind: 'unknown' })
  })

  it.each([
    [1_000, 9_000, 1_000, null],
    [1_000, 9_000, 9_000, null],
    [1_000, 9_000, 999, 'least'],
    [1_000, 9_000, 9_001, 'most'],
    [1_000, null, 999, 'least'],
    [1_000, null, -500_000, 'least'],
    [1_000, null, 99_999_999_999, null],
    [1_000, null, 100_000_000_000, 'most'],
    [1_000, null, 1_000.5, 'least'],
  ])('from %d to %j: %d is at fault by %j', (minimum_cents, maximum_cents, cents, problem) => {
    expect(amountProblem({ kind: 'open', minimum_cents, maximum_cents }, cents)).toBe(problem)
  })
})

it('a type is found by its code first', () => {
  const types = [
    { VAL: 'A', MSG: 'B' },
    { VAL: 'B', MSG: 'C' },
  ]
  expect(typeMeant(types, 'B')?.MSG).toBe('C')
  expect(typeMeant(null, 'B')).toBeUndefined()
})

it('one, where no quantity is asked for', () => {
  expect([quantityOf([pieces], {}), quantityOf([pieces], { pieces: '0' })]).toEqual([1, 1])
})

it.each([
  ['12', 12],
  ['１２', 12],
  [' ３ ', 3],
  ['\u202d4\u202c', 4],
  ['−2', 1],
  ['二', 1],
])('a quantity of %j counts as %d', (typed, count) => {
  expect(quantityOf([pieces], { pieces: typed })).toBe(count)
})
