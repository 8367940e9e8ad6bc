import { describe, expect, it } from 'vitest'
import type { Audience } from '@/contract/notifications/notification-fields'
import { everybody } from './everybody'
import { audienceOfKind, reachesOthers, usualAudience } from './usual-audience'

const now = { channel: 'email', schedule: { kind: 'now' } } as const

describe('whom a notice is about', () => {
  it.each([
    ['announcement', 'any'],
    ['bill-ready', 'any'],
    ['due-soon', 'open'],
    ['past-due', 'past-due'],
    ['delinquent', 'delinquent'],
  ] as const)('%s begins with bills %s', (kind, bills) => {
    expect(usualAudience(kind)).toEqual({ ...everybody, bills })
    expect(reachesOthers({ ...now, kind, audience: usualAudience(kind) })).toBe(false)
  })

  it('follows the kind as long as nobody has chosen an audience', () => {
    const of = (audience: Audience) => ({ kind: 'bill-ready', audience }) as const
    expect(audienceOfKind(of(everybody), 'past-due')).toEqual(usualAudience('past-due'))
    const chosen = { ...everybody, zips: ['45373'] }
    expect(audienceOfKind(of(chosen), 'past-due')).toEqual(chosen)
  })
})

describe('a notice that tells people of a bill that they do not have', () => {
  const others = (audience: Partial<Audience>, more: object = {}) =>
    reachesOthers({ ...now, kind: 'past-due', audience: { ...everybody, ...audience }, ...more })

  const rows: [string, Partial<Audience>, boolean][] = [
    ['everybody', {}, true],
    ['who owes, though not late', { bills: 'open' }, true],
    ['who is past due', { bills: 'past-due' }, false],
    ['who is late for long', { bills: 'delinquent' }, false],
    ['due dates', { due_to: '2026-05-01' }, false],
    ['a balance', { balance_over_cents: 0 }, false],
    ['a list of accounts', { accounts: ['08-004512'] }, false],
    ['an area', { zips: ['45373'] }, true],
  ]
  it.each(rows)('a past-due notice to %s', (_, audience, expected) => {
    expect(others(audience)).toBe(expected)
  })

  it('is no banner, and none that finds its bills by itself', () => {
    expect(others({}, { channel: 'banner' })).toBe(false)
    expect(others({}, { schedule: { kind: 'due', days: 3, time: '09:00' } })).toBe(false)
  })
})
