import { describe, expect, it } from 'vitest'
import { isBurst, type SeenTry, speedAt } from './figures'
import { summaryOf } from './summary'

const noon = Date.UTC(2026, 5, 1, 12)
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

const tried = (minutes: number, change: Partial<SeenTry> = {}): SeenTry => ({
  at: at(minutes),
  source: '198.51.100.24',
  last4: '1443',
  isDeclined: true,
  isFalsePositive: false,
  ...change,
})

describe('the speed of a visitor', () => {
  it('is of the ten minutes before, this moment included', () => {
    const tries = [tried(-10), tried(-9.9), tried(0), tried(0.1)]
    expect(speedAt(tries, noon)).toEqual({ attempts: 2, cards: 1, declines: 2 })
  })

  it('counts cards that differ, and declines alone', () => {
    const tries = [
      tried(-1),
      tried(-2, { last4: '8210', isDeclined: false }),
      tried(-3, { last4: '', isDeclined: false }),
    ]
    expect(speedAt(tries, noon)).toEqual({ attempts: 3, cards: 2, declines: 1 })
  })

  it('holds a false positive against nobody', () => {
    const tries = [tried(-1, { isFalsePositive: true }), tried(-2, { last4: '8210' })]
    expect(speedAt(tries, noon)).toEqual({ attempts: 2, cards: 1, declines: 1 })
  })
})

describe('a burst', () => {
  it.each([
    [{ declines: 5, cards: 3 }, true],
    [{ declines: 9, cards: 2 }, false],
    [{ declines: 4, cards: 4 }, false],
  ])('%j: %s', (speed, expected) => {
    expect(isBurst({ attempts: 20, ...speed })).toBe(expected)
  })
})

describe('the figures of a list', () => {
  const event = (minutes: number, change: object = {}) => ({
    at: at(minutes),
    score: 0.9 as const,
    network: '198.51.100.0/24',
    declines: 0,
    cards: 1,
    outcome: 'allowed' as const,
    false_positive: null,
    ...change,
  })

  it('count low scores without false positives', () => {
    const events = [
      event(0),
      event(1, { score: 0.4 }),
      event(2, { score: 0.4, false_positive: { by: 'Ben Ortiz', at: at(3) } }),
    ]
    expect(summaryOf(events, { challenge_below: 0.5 }, noon)).toMatchObject({ events: 3, low: 1 })
  })

  it('name the network of the highest number', () => {
    const events = [event(0, { declines: 2 }), event(1, { declines: 7, network: '192.0.2.0/24' })]
    const { declines } = summaryOf(events, { challenge_below: 0.5 }, noon)
    expect(declines).toEqual({ most: 7, network: '192.0.2.0/24' })
  })

  it('have a row for each hour, also without a try, and at most two days', () => {
    const events = [event(-100 * 60), event(-60, { outcome: 'blocked' }), event(59)]
    const { hours } = summaryOf(events, { challenge_below: 0.5 }, noon)
    expect(hours).toHaveLength(48)
    expect(hours.slice(-2)).toEqual([
      { at: at(-60), allowed: 0, challenged: 0, blocked: 1 },
      { at: at(0), allowed: 1, challenged: 0, blocked: 0 },
    ])
  })

  it('of no try are a quiet day', () => {
    const { hours, declines } = summaryOf([], { challenge_below: 0.5 }, noon)
    expect([hours.length, hours.at(-1)?.at, declines]).toEqual([
      24,
      at(0),
      { most: 0, network: null },
    ])
  })
})
