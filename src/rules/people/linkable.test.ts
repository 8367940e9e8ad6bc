import { describe, expect, it } from 'vitest'
import { isLinkable, isLinkOf, isSameClient, shapedNumber } from './linkable'

describe('accounts that can be saved to a profile', () => {
  const tax = { source_type: 2, permits: false, icon: 'home', status: true } as const
  it.each([
    [tax, true],
    [{ ...tax, source_type: 1 }, true],
    [{ ...tax, icon: 'water' }, true],
    [{ ...tax, status: false }, false],
    [{ ...tax, permits: true }, false],
    [{ ...tax, icon: 'ticket' }, false],
    [{ ...tax, icon: 'court' }, false],
    [{ ...tax, source_type: 3 }, false],
    [{ ...tax, source_type: 4 }, false],
  ] as const)('%j: %s', (department, linkable) => {
    expect(isLinkable(department)).toBe(linkable)
  })
})

describe('a typed number', () => {
  it.each([
    ['08-004512', '08-004512'],
    [' 08 004512 ', '08-004512'],
    ['08004512', '08-004512'],
    ['08–004512', '08-004512'],
    ['08\u2212004512', '08-004512'],
    ['０８ー００４５１２', '08-004512'],
    // A zero is missing: its place is not guessed.
    ['8-004512', '8-004512'],
    ['８\u2212004512', '8-004512'],
    ['MH-00100', 'MH-00100'],
  ])('%j is written %j', (typed, written) => {
    expect(shapedNumber(typed, '08-004512')).toBe(written)
  })

  it('is unchanged without an example', () => {
    expect(shapedNumber(' 12 34 ', null)).toBe('12 34')
  })
})

it('matches a customer number with or without leading zeros', () => {
  expect(isSameClient('1', '0001')).toBe(true)
  expect(isSameClient('0001', '0002')).toBe(false)
  expect(isSameClient('0', '0000')).toBe(true)
})

describe('a link is to the account that was typed', () => {
  const link = { department_id: 'tax', account: '08-004518', client: '0001' }
  it.each([
    [{ ...link }, true],
    [{ ...link, account: '08 004518', client: '1' }, true],
    [{ ...link, client: null }, true],
    [{ ...link, client: '0002' }, false],
    [{ ...link, account: '08-004519' }, false],
    [{ ...link, department_id: 'water' }, false],
  ])('%j: %s', (typed, expected) => {
    expect(isLinkOf(link, typed)).toBe(expected)
  })
})
