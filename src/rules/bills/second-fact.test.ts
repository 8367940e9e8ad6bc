import { describe, expect, it } from 'vitest'
import { fitsSecond, isSecondMissing, maskedOwner } from './second-fact'

const utility = ['name', 'zip'] as const
const court = ['name', 'born'] as const
const person = { owner: 'De la Cruz, José', zip: '44883', born: '1984-03-02' }

describe('the second fact', () => {
  it.each([
    ['number', undefined, {}, false],
    ['number', utility, {}, true],
    ['number', utility, { name: '  ' }, true],
    ['number', utility, { name: 'Doe' }, false],
    ['number', utility, { name: '?!' }, true],
    ['number', utility, { zip: '44883' }, false],
    ['number', utility, { zip: '448' }, true],
    ['number', utility, { zip: 'abc' }, true],
    ['number', court, { born: '1984' }, true],
    ['number', utility, { born: '1984-03-02' }, true],
    ['address', utility, { zip: '44883' }, true],
    ['address', utility, { name: 'Doe' }, false],
    ['name', court, { name: 'Doe' }, true],
    ['name', court, { born: '1984-03-02' }, false],
    ['case', court, { name: 'Doe' }, false],
  ] as const)('by %s, asked for %j, given %j: missing %s', (way, second, given, missing) => {
    expect(isSecondMissing(way, second, given)).toBe(missing)
  })

  it.each([
    [{ name: 'de la cruz' }, true],
    [{ name: 'DELACRUZ' }, true],
    [{ name: 'José' }, false],
    [{ name: 'Cruz' }, false],
    [{ born: '1984-03-02' }, true],
    [{ born: '19840302' }, true],
    [{ born: '1984-02-03' }, false],
    [{ name: 'De la Cruz', born: '1984-02-03' }, false],
    [{}, false],
  ])('%j fits: %s', (given, fits) => {
    expect(fitsSecond('number', court, given, person)).toBe(fits)
  })

  it.each([
    ['44883', true],
    ['44883-1204', true],
    ['４４８８３', true],
    ['44884', false],
    ['4488', false],
    ['4', false],
    ['', false],
    ['44883999', false],
  ])('the ZIP %s fits: %s', (zip, fits) => {
    expect(fitsSecond('number', utility, { zip }, person)).toBe(fits)
  })
})

it('no fact matches a person without known facts', () => {
  const nobody = { owner: '', zip: '', born: null }
  for (const given of [{ name: '' }, { name: '-' }, { zip: '-' }, { born: '' }]) {
    expect(fitsSecond('number', ['name', 'zip', 'born'], given, nobody)).toBe(false)
  }
})

it.each([
  ['Doe, Jane A', 'D*** JANE'],
  ['Dorsey LLC', 'D***'],
  ['  ', '***'],
])('masks %s as %s', (owner, masked) => {
  expect(maskedOwner(owner)).toBe(masked)
})
