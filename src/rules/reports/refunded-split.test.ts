import { expect, it } from 'vitest'
import { refundedSplit } from './refunded-split'

const split = [
  { kind: 'penalty', amount_cents: 500 },
  { kind: 'interest', amount_cents: 100 },
  { kind: 'tax', amount_cents: 9_000 },
] as const

it.each([
  [0, 2_500, [{ kind: 'tax', amount_cents: 2_500 }]],
  [
    8_900,
    200,
    [
      { kind: 'tax', amount_cents: 100 },
      { kind: 'interest', amount_cents: 100 },
    ],
  ],
  [
    0,
    9_600,
    [
      { kind: 'tax', amount_cents: 9_000 },
      { kind: 'interest', amount_cents: 100 },
      { kind: 'penalty', amount_cents: 500 },
    ],
  ],
  [0, 0, []],
])('after %i, a refund of %i is of %o', (before, amount, parts) => {
  expect(refundedSplit(split, before, amount)).toEqual(parts)
})
