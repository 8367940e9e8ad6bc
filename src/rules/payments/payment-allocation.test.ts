import { describe, expect, it } from 'vitest'
import { sumOf } from '@/rules/payments/money'
import { allocatePayment } from './payment-allocation'

/** The allocation of a payment (product.md 3.5 "charge split"). */

const late = {
  penalty_cents: 5_000,
  interest_cents: 1_000,
  special_assessments: [
    { project: 'SA-1', description: 'Sidewalk', amount_cents: 2_000 },
    { project: 'SA-2', description: 'Drain', amount_cents: 500 },
  ],
}
const plain = { penalty_cents: 0, interest_cents: 0, special_assessments: [] }

const split = (charges: typeof late | typeof plain, before: number, amount: number) =>
  allocatePayment(charges, before, amount).map(({ kind, amount_cents }) => [kind, amount_cents])

describe('a payment settles', () => {
  it.each([
    [
      'all of it',
      0,
      58_500,
      { penalty: 5_000, interest: 1_000, assessment: 2_500, charge: 50_000 },
    ],
    ['the penalty first', 0, 3_000, { penalty: 3_000 }],
    ['then interest', 0, 5_400, { penalty: 5_000, interest: 400 }],
    ['what an earlier one left', 5_400, 2_000, { interest: 600, assessment: 1_400 }],
    ['the charge alone when the rest is settled', 8_500, 700, { charge: 700 }],
    ['the charge alone when more was paid before', 20_000, 700, { charge: 700 }],
  ])('%s', (_which, before, amount, wanted) => {
    expect(split(late, before, amount)).toEqual(Object.entries(wanted))
  })

  it('a plain charge in one piece', () => {
    expect(split(plain, 0, 94_864)).toEqual([['charge', 94_864]])
  })

  it('to the cent, for any amount', () => {
    for (let amount = 1; amount < 9_000; amount += 97) {
      const parts = allocatePayment(late, 0, amount)
      expect(sumOf(parts.map((part) => part.amount_cents))).toBe(amount)
    }
  })
})
