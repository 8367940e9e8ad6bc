import { describe, expect, it } from 'vitest'
import { costSteps, nextRise, raisedCents } from './citation-cost'

const rises = [
  { after: '2026-07-19', add_cents: 2_500 },
  { after: '2026-06-19', add_cents: 1_500 },
]

describe('a citation of $25.00', () => {
  it.each([
    ['2026-06-19', 0],
    ['2026-06-20', 1_500],
    ['2026-07-19', 1_500],
    ['2026-07-20', 4_000],
  ])('has risen on %s by %i cents', (today, raised) => {
    expect(raisedCents(2_500, rises, [], today)).toBe(raised)
  })

  it.each([
    ['whole, on the last day', [{ date: '2026-06-19', amount_cents: 2_500 }], 0],
    ['whole, a day late', [{ date: '2026-06-20', amount_cents: 2_500 }], 4_000],
    ['in part, in time', [{ date: '2026-06-19', amount_cents: 2_000 }], 4_000],
    ['with the first rise', [{ date: '2026-07-01', amount_cents: 4_000 }], 1_500],
  ])('paid %s', (_, paid, raised) => {
    expect(raisedCents(2_500, rises, paid, '2026-08-01')).toBe(raised)
  })

  it('lists all its costs, in order', () => {
    expect(costSteps(2_500, rises)).toEqual([
      { until: '2026-06-19', amount_cents: 2_500 },
      { until: '2026-07-19', amount_cents: 4_000 },
      { until: null, amount_cents: 6_500 },
    ])
    expect(costSteps(2_500, [])).toEqual([{ until: null, amount_cents: 2_500 }])
  })

  it.each([
    ['2026-06-19', { after: '2026-06-19', amount_cents: 4_000 }],
    ['2026-06-20', { after: '2026-07-19', amount_cents: 6_500 }],
    ['2026-07-20', null],
  ])('rises next, seen from %s', (today, next) => {
    expect(nextRise(costSteps(2_500, rises), today)).toEqual(next)
  })
})
