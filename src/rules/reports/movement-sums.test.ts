import { describe, expect, it } from 'vitest'
import { type MovementLine, successRate, sumsByType, sumsOfMovements } from './movement-sums'

const line = (
  type: MovementLine['type'],
  event: string | null,
  principal_cents: number,
  fee_cents = 0,
  count = 1,
): MovementLine => ({ type, event, count, principal_cents, fee_cents })

describe('the sums of a report', () => {
  it('are nothing without a movement', () => {
    const sums = sumsOfMovements([])
    expect(Object.values(sums).every((sum) => Object.is(sum, 0))).toBe(true)
  })

  it('count a payment for two departments once, with both of its amounts', () => {
    const sums = sumsOfMovements([line('payment', 'a', 1_000, 30), line('payment', 'a', 500, 15)])
    expect(sums).toMatchObject({
      payments: 1,
      principal_cents: 1_500,
      fee_cents: 45,
      gross_cents: 1_545,
      net_cents: 1_500,
    })
  })

  it('take off what went back, each kind in its own column', () => {
    const sums = sumsOfMovements([
      line('payment', 'a', 1_000, 30),
      line('payment', null, 80_000, 2_000, 40),
      line('refund', 'b', -300),
      line('return', 'c', -1_000, -150),
      line('void', 'd', -2_000, -60),
    ])
    expect(sums).toMatchObject({
      payments: 41,
      refunds: 1,
      refund_cents: 300,
      returns: 1,
      return_cents: 1_000,
      voids: 1,
      void_cents: 2_000,
      fee_back_cents: 210,
      net_cents: 81_000 - 3_300,
    })
  })

  it('a void on the same posting date leaves nothing', () => {
    const sums = sumsOfMovements([line('payment', 'a', 1_000, 30), line('void', 'b', -1_000, -30)])
    expect([sums.net_cents, sums.fee_cents - sums.fee_back_cents]).toEqual([0, 0])
  })

  it('by type leave out what there is none of', () => {
    const types = sumsByType([line('payment', 'a', 1_000), line('refund', 'b', -300)], ({ type }) =>
      type === 'payment' ? 'visa' : 'cash',
    )
    expect(types).toEqual([
      { type: 'visa', payments: 1, principal_cents: 1_000, fee_cents: 0, net_cents: 1_000 },
      { type: 'cash', payments: 0, principal_cents: 0, fee_cents: 0, net_cents: -300 },
    ])
  })
})

it.each([
  [{ attempts: 10, unknown: 0, payments: 9 }, 9_000],
  [{ attempts: 10, unknown: 1, payments: 9 }, 10_000],
  [{ attempts: 3, unknown: 0, payments: 2 }, 6_667],
  [{ attempts: 1, unknown: 1, payments: 0 }, null],
  [{ attempts: 0, unknown: 0, payments: 0 }, null],
])('the success of %o is %s', (counts, rate) => {
  expect(successRate(counts)).toBe(rate)
})
