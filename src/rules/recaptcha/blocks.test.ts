import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { blockEnd, blockRules, isInForce } from './blocks'

const hour = 3_600_000

describe('what staff decide', () => {
  it.each([
    ['block', 'hour', hour],
    ['block', 'day', 24 * hour],
    ['block', 'month', 30 * 24 * hour],
    ['visible', 'hour', 2 * hour],
    ['allow', 'hour', null],
  ] as const)('a %s of one %s ends after %s', (kind, length, expected) => {
    expect(blockEnd(kind, length, 0)).toBe(expected)
  })

  it.each([
    ['2026-06-01T12:00:00.000Z', '2026-06-01T11:59:59.999Z', true],
    ['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z', false],
    [null, '2036-06-01T12:00:00.000Z', true],
  ])('that ends at %s counts at %s: %s', (ends_at, now, expected) => {
    expect(isInForce({ ends_at }, Date.parse(now))).toBe(expected)
  })
})

describe('a block of the own network', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.0/24', true],
    ['203.0.113.0/24', ' 203.0.113.0 / 24 ', true],
    ['2001:db8:1::/48', '2001:DB8:1::/48', true],
    ['203.0.113.0/24', '', false],
    ['203.0.113.0/24', '203.0.113.7', false],
    [null, '', true],
  ])('%s is meant where %j was typed: %s', (own, confirm, expected) => {
    const form = { covers: 'network', length: 'hour', confirm }
    expect(v.is(blockRules('mismatch', own), form)).toBe(expected)
  })
})
