import { describe, expect, it } from 'vitest'
import { type WarningFacts, type WarningKind, warningKinds } from '@/contract/warnings'
import { isWarning, kindRules, severityOf, severityRank, shareOf } from './warning-kinds'

describe('what is a warning, and how grave it is', () => {
  it.each<[WarningKind, WarningFacts, 'high' | 'medium' | 'low' | 'none']>([
    ['suspicious-traffic', {}, 'high'],
    ['unknown-payment', { cents: 94_864 }, 'high'],
    ['card-point', { code: 'accepted' }, 'none'],
    ['card-point', { code: 'no-answer' }, 'medium'],
    ['card-point', { code: 'wrong-credentials' }, 'high'],
    ['card-point', { code: 'test-declined' }, 'high'],
    ['decline-rate', {}, 'none'],
    ['decline-rate', { of: 4, share: 100 }, 'none'],
    ['decline-rate', { of: 5, share: 49 }, 'none'],
    ['decline-rate', { of: 5, share: 50 }, 'medium'],
    ['decline-rate', { of: 9, share: 100 }, 'medium'],
    ['decline-rate', { of: 10, share: 50 }, 'high'],
    ['county-system', { code: 'answers' }, 'none'],
    ['county-system', { code: 'no-answer' }, 'high'],
    ['county-system', { code: 'slow' }, 'medium'],
    ['county-system', { code: 'unknown-code' }, 'medium'],
    ['import-failed', { share: 9, of: 100 }, 'none'],
    ['import-failed', { share: 10, of: 100 }, 'low'],
    ['import-failed', { code: 'error', of: 100 }, 'medium'],
    ['bounce-rate', { of: 49, share: 100 }, 'none'],
    ['bounce-rate', { of: 50, share: 2 }, 'none'],
    ['bounce-rate', { of: 50, share: 3 }, 'low'],
    ['bounce-rate', { of: 50, share: 10 }, 'medium'],
    ['foreign-host', { host: 'new.example.com' }, 'medium'],
    ['merchant-off', { affected: 0 }, 'none'],
    ['merchant-off', { affected: 1 }, 'medium'],
  ])('%s %o: %s', (kind, facts, expected) => {
    expect(isWarning(kind, facts) ? severityOf(kind, facts) : 'none').toBe(expected)
  })

  it('has a rule for each kind', () => {
    expect(Object.keys(kindRules).toSorted()).toEqual([...warningKinds].toSorted())
  })
})

it('the worst severity comes first', () => {
  const inOrder = (['low', 'high', 'medium'] as const).toSorted(
    (a, b) => severityRank(a) - severityRank(b),
  )
  expect(inOrder).toEqual(['high', 'medium', 'low'])
})

it.each([
  [1, 3, 33],
  [199, 200, 99],
  [200, 200, 100],
  [0, 5, 0],
  [0, 0, 0],
])('%s of %s are %s percent', (part, whole, percent) => {
  expect(shareOf(part, whole)).toBe(percent)
})
