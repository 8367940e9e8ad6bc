import { describe, expect, it } from 'vitest'
import { changedEbilling, ebillingFrom, ebillingState, wantsEbilling } from './ebilling'

describe('a change of eBilling', () => {
  it.each([
    ['2026-06-01', '2026-07-01'],
    ['2026-06-26', '2026-07-01'],
    ['2026-06-27', '2026-08-01'],
    ['2026-02-24', '2026-03-01'],
    ['2028-02-25', '2028-03-01'],
    ['2026-12-31', '2027-02-01'],
  ])('made on %s counts from %s', (today, from) => {
    expect(ebillingFrom(today)).toBe(from)
  })

  it('takes effect on its day', () => {
    const asked = changedEbilling(null, true, '2026-06-01')
    expect(asked).toEqual({ on: true, from: '2026-07-01' })
    expect(ebillingState(asked, '2026-06-30')).toEqual({
      now: 'paper',
      next: { way: 'email', from: '2026-07-01' },
    })
    expect(ebillingState(asked, '2026-07-01')).toEqual({ now: 'email', next: null })
  })

  it('is withdrawn at once while it is pending', () => {
    const asked = changedEbilling({ on: true, from: '2026-01-01' }, false, '2026-06-01')
    expect(asked).toEqual({ on: false, from: '2026-07-01' })
    const again = changedEbilling(asked, true, '2026-06-03')
    expect(ebillingState(again, '2026-06-03')).toEqual({ now: 'email', next: null })
  })

  it('is null for the current choice', () => {
    const before = { on: true, from: '2026-01-01' }
    expect(changedEbilling(before, true, '2026-06-01')).toBe(before)
    expect(changedEbilling(null, false, '2026-06-01')).toBeNull()
    expect(wantsEbilling(null)).toBe(false)
    expect(ebillingState(null, '2026-06-01')).toEqual({ now: 'paper', next: null })
  })
})
