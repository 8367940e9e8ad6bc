import { describe, expect, it } from 'vitest'
import { courtStop, missingWaivers } from './court'
import { plainDateIn } from '@/rules/time/dates'

const ticket = { court_date: '2026-06-10', waiverable: true, mandatory_appearance: false }

describe('a court ticket', () => {
  it.each([
    ['2026-06-09', null],
    ['2026-06-10', null],
    ['2026-06-11', 'court-date'],
  ])('on %s: %s', (today, stop) => {
    expect(courtStop(ticket, today)).toBe(stop)
  })

  it('is in time until the end of the court date in the city’s zone, whatever the UTC day', () => {
    const today = (at: string) => plainDateIn('America/New_York', Date.parse(at))
    expect(courtStop(ticket, today('2026-06-11T03:59:59Z'))).toBeNull()
    expect(courtStop(ticket, today('2026-06-11T04:00:00Z'))).toBe('court-date')
  })

  it('a required appearance blocks payment before every other reason', () => {
    const must = { ...ticket, waiverable: false, mandatory_appearance: true }
    expect(courtStop(must, '2026-06-01')).toBe('appearance')
    expect(courtStop(must, '2026-07-01')).toBe('appearance')
  })

  it('is not payable where the offense has no waiver', () => {
    expect(courtStop({ ...ticket, waiverable: false }, '2026-06-01')).toBe('not-waiverable')
  })
})

describe('the waiver', () => {
  const accepted = { kind: 'waiver', version: 'a-1' }
  it.each([
    ['nothing is asked', [], [], []],
    ['nothing is accepted', ['a-1'], [], ['a-1']],
    ['it is accepted', ['a-1'], [accepted], []],
    ['another version is accepted', ['a-2'], [accepted], ['a-2']],
    ['another consent has the version', ['a-1'], [{ kind: 'echeck', version: 'a-1' }], ['a-1']],
    ['two tickets ask for the same', ['a-2', 'a-2'], [accepted], ['a-2']],
  ])('%s', (_, versions, consents, missing) => {
    expect(missingWaivers(versions, consents)).toEqual(missing)
  })
})
