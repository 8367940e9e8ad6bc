import { describe, expect, it } from 'vitest'
import { reachableStep, readCheckoutSearch } from './steps'

describe('the step in the address', () => {
  it.each([
    [{}, 'details'],
    [{ step: 'tender' }, 'tender'],
    [{ step: 'pay' }, 'pay'],
    [{ step: 'nonsense' }, 'details'],
    [{ step: 7 }, 'details'],
  ] as const)('%o', (search, step) => {
    expect(readCheckoutSearch(search)).toEqual({ step })
  })

  it.each([
    ['pay', false, false, 'details'],
    ['pay', true, false, 'tender'],
    ['pay', true, true, 'pay'],
    ['tender', false, true, 'details'],
    ['tender', true, false, 'tender'],
    ['details', true, true, 'details'],
  ] as const)('%s with details %s and an order %s leads to %s', (wanted, details, tender, step) => {
    expect(reachableStep(wanted, { details, tender })).toBe(step)
  })
})
