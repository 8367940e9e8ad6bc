import { describe, expect, it } from 'vitest'
import { decideTry, type PaymentTry } from './decide-try'
import { usualLimits } from './limits'

const person: PaymentTry = {
  score: 0.9,
  isBlocked: false,
  isAllowed: false,
  isVisible: false,
  isPaused: false,
  wasPaused: false,
  tries: 1,
  triesOfBin: 1,
  amount_cents: 5_000,
  isPassed: false,
}

const decide = (change: Partial<PaymentTry>, limits = {}) => {
  const { outcome, reason } = decideTry({ ...person, ...change }, { ...usualLimits, ...limits })
  return reason === null ? outcome : `${outcome}: ${reason}`
}

describe('a try to pay', () => {
  it.each([
    ['of a person', {}, 'allowed'],
    ['at the threshold of the challenge', { score: 0.5 }, 'allowed'],
    ['below it', { score: 0.4 }, 'challenged: score'],
    ['at the threshold of the block', { score: 0.2 }, 'challenged: score'],
    ['below it', { score: 0.1 }, 'blocked: score'],
    ['from a blocked network', { isBlocked: true }, 'blocked: block'],
    ['during a pause', { isPaused: true }, 'blocked: declines'],
    ['after a pause', { wasPaused: true }, 'challenged: declines'],
    ['on a site that asks everyone', { isVisible: true }, 'challenged: visible'],
    ['as often as the limit', { tries: usualLimits.per_network }, 'allowed'],
    ['more often', { tries: usualLimits.per_network + 1 }, 'challenged: network'],
    ['with cards alike', { triesOfBin: usualLimits.per_bin + 1 }, 'challenged: bin'],
    ['of the smallest amount', { amount_cents: usualLimits.min_cents }, 'allowed'],
    ['of less', { amount_cents: usualLimits.min_cents - 1 }, 'challenged: amount'],
  ] as const)('%s: %j is %s', (_case, change, expected) => {
    expect(decide(change)).toBe(expected)
  })

  it.each([
    ['a low score', { score: 0.3 }],
    ['a pause that is over', { wasPaused: true }],
    ['a site that asks everyone', { isVisible: true }],
    ['speed', { tries: 1_000, triesOfBin: 1_000 }],
    ['a small amount', { amount_cents: 1 }],
  ] as const)('after a passed challenge %s is let through', (_case, change) => {
    expect(decide({ ...change, isPassed: true })).toBe('allowed')
  })

  it.each([
    ['a block', { isBlocked: true }, 'blocked: block'],
    ['a pause', { isPaused: true }, 'blocked: declines'],
    ['a very low score', { score: 0 }, 'blocked: score'],
  ] as const)('a passed challenge does not lift %s', (_case, change, expected) => {
    expect(decide({ ...change, isPassed: true })).toBe(expected)
  })

  it.each([
    ['a very low score', { score: 0 }, 'allowed'],
    ['a site that asks everyone', { isVisible: true }, 'allowed'],
    ['speed', { tries: 1_000 }, 'allowed'],
    ['a block', { isBlocked: true }, 'blocked: block'],
    ['a pause', { isPaused: true }, 'blocked: declines'],
    ['a pause that is over', { wasPaused: true }, 'challenged: declines'],
  ] as const)('of a trusted visitor, with %s: %j is %s', (_case, change, expected) => {
    expect(decide({ ...change, isAllowed: true })).toBe(expected)
  })

  it.each([
    [0, { score: 0 }, 'allowed'],
    [1, { score: 0.9 }, 'challenged: score'],
    [1, { score: 1 }, 'allowed'],
  ] as const)('a challenge below %s: %j is %s', (challenge_below, change, expected) => {
    expect(decide(change, { challenge_below, block_below: 0 })).toBe(expected)
  })
})
