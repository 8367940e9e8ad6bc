import { describe, expect, it } from 'vitest'
import { placedAt, placeIn } from './department-order'

describe('placeIn', () => {
  it.each([
    ['1', 1],
    ['200', 200],
    [' 7 ', 7],
    ['007', 7],
    ['１２', 12],
    ['0', null],
    ['201', null],
    ['-3', null],
    ['2.5', null],
    ['', null],
    ['two', null],
    ['1e2', null],
    ['99999999999999999999', null],
  ])('"%s" of 200 → %s', (typed, place) => expect(placeIn(typed, 200)).toBe(place))
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
