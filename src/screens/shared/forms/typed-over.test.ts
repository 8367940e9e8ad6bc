import { describe, expect, test } from 'vitest'
import { keptOver, typedOver } from './typed-over'

const over = { phone: '937-555-0100', rights: ['export'], fee: { rate: 295, least: 395 } }

describe('a draft over a row that someone else has saved since', () => {
  test('has their values in the fields that were not touched', () => {
    const typed = { ...over, phone: '937-555-0199' }
    const newest = { ...over, rights: ['export', 'refund'], fee: { rate: 345, least: 395 } }
    expect(typedOver(typed, over, newest)).toEqual({
      fields: { ...newest, phone: '937-555-0199' },
      collides: false,
      base: newest,
    })
  })

  test('keeps what was typed into a group, beside what they changed in it', () => {
    const typed = { ...over, fee: { rate: 295, least: 500 } }
    const newest = { ...over, fee: { rate: 345, least: 395 } }
    expect(typedOver(typed, over, newest)).toEqual({
      fields: { ...over, fee: { rate: 345, least: 500 } },
      collides: false,
      base: newest,
    })
  })

  test.each([
    ['a value', { ...over, phone: '1' }, { ...over, phone: '2' }, true],
    ['a list', { ...over, rights: [] }, { ...over, rights: ['export', 'refund'] }, true],
    [
      'in a group',
      { ...over, fee: { rate: 1, least: 395 } },
      { ...over, fee: { rate: 2, least: 395 } },
      true,
    ],
    ['the same value', { ...over, phone: '1' }, { ...over, phone: '1' }, false],
  ])('collides where both changed %s, and keeps what was typed', (_, typed, newest, collides) => {
    expect(typedOver(typed, over, newest)).toMatchObject({ fields: typed, collides })
  })

  test('collides after another reload as well, and in no field more', () => {
    const typed = { ...over, phone: '1' }
    const newest = { ...over, phone: '2', fee: { rate: 345, least: 395 } }
    const once = typedOver(typed, over, newest)
    expect(once.base).toEqual({ ...newest, phone: over.phone })
    const newer = { ...newest, rights: ['refund'] }
    expect(typedOver(once.fields, once.base, newer)).toEqual({
      fields: { ...newer, phone: '1' },
      collides: true,
      base: { ...newer, phone: over.phone },
    })
  })

  test('is none if they have saved the same, or if it was never touched', () => {
    const newest = { ...over, phone: '1' }
    const read = (typed: typeof over) => ({ read: () => typed, readOver: () => over })
    expect(keptOver(read(newest), newest)).toBeNull()
    expect(keptOver(read(over), newest)).toBeNull()
  })

  test('is as it was kept where it is not known what it was typed over', () => {
    const draft = { read: () => over, readOver: () => null }
    const newest = { ...over, phone: '1' }
    expect(keptOver(draft, newest)).toEqual({ fields: over, collides: false, base: newest })
  })
})
