import { describe, expect, it } from 'vitest'
import { isPlace, placedAt } from './department-order'

describe('isPlace', () => {
  it.each([
    [1, true],
    [200, true],
    [0, false],
    [201, false],
    [-3, false],
    [2.5, false],
    [Number.NaN, false],
  ])('%d of 200 → %s', (place, is) => expect(isPlace(place, 200)).toBe(is))
})

describe('placedAt', () => {
  const ids = ['a', 'b', 'c', 'd']
  it.each([
    ['a', 1, 'abcd'],
    ['a', 2, 'bacd'],
    ['a', 4, 'bcda'],
    ['d', 1, 'dabc'],
    ['c', 2, 'acbd'],
    ['b', 2, 'abcd'],
    // Deleted by a colleague meanwhile.
    ['x', 2, 'abcd'],
  ])('%s at %i', (id, place, order) => expect(placedAt(ids, id, place).join('')).toBe(order))
})
