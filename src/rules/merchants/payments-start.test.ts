import { expect, it } from 'vitest'
import { startsPayments } from './payments-start'

it.each([
  [3, 4, true],
  [3, 1, true],
  [3, 2, true],
  [3, 3, false],
  [4, 3, false],
  [2, 4, false],
] as const)(
  'a department of kind %i that becomes %i starts payments here: %s',
  (was, is, starts) => {
    expect(startsPayments(was, is)).toBe(starts)
  },
)
