import { describe, expect, it } from 'vitest'
import { agingOf, bucketOf, totalOfAging } from './aging'

describe('the age of open amounts', () => {
  it.each([
    ['2026-07-10', 'days_0_30_cents'],
    ['2026-06-01', 'days_0_30_cents'],
    ['2026-05-02', 'days_0_30_cents'],
    ['2026-05-01', 'days_31_60_cents'],
    ['2026-04-02', 'days_31_60_cents'],
    ['2026-04-01', 'days_61_90_cents'],
    ['2026-03-03', 'days_61_90_cents'],
    ['2026-03-02', 'days_over_90_cents'],
    ['2019-01-01', 'days_over_90_cents'],
  ] as const)('due on %s is, on June 1, in %s', (due, bucket) => {
    expect(bucketOf(due, '2026-06-01')).toBe(bucket)
  })

  it('is summed by bucket, without remainder', () => {
    const aging = agingOf(
      [
        { due_date: '2026-06-15', balance_cents: 9_115 },
        { due_date: '2026-04-15', balance_cents: 40_000 },
        { due_date: '2026-04-15', balance_cents: 8_919 },
        { due_date: '2025-12-15', balance_cents: 0 },
      ],
      '2026-06-01',
    )
    expect(aging).toEqual({
      as_of: '2026-06-01',
      days_0_30_cents: 9_115,
      days_31_60_cents: 48_919,
      days_61_90_cents: 0,
      days_over_90_cents: 0,
    })
    expect(totalOfAging(aging)).toBe(58_034)
  })

  it('keeps a credit in the first bucket at any age', () => {
    const aging = agingOf([{ due_date: '2020-01-01', balance_cents: -500 }], '2026-06-01')
    expect(aging.days_0_30_cents).toBe(-500)
    expect(aging.days_over_90_cents).toBe(0)
  })
})
