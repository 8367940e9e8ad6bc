import { describe, expect, it } from 'vitest'
import { scheduledOn, settingsOn } from './settings-on'

const row = {
  payment_settings: 'now',
  scheduled: { from: '2026-07-01', payment_settings: 'later' },
}

describe('settings by date', () => {
  it.each([
    ['2026-06-30', 'now', row.scheduled],
    ['2026-07-01', 'later', null],
    ['2027-01-01', 'later', null],
  ])('%s', (date, settings, scheduled) => {
    expect(settingsOn(date, row)).toBe(settings)
    expect(scheduledOn(date, row)).toEqual(scheduled)
  })

  it('are always the same if nothing is scheduled', () => {
    expect(settingsOn('2026-07-01', { payment_settings: 'now', scheduled: null })).toBe('now')
    expect(scheduledOn('2026-07-01', { payment_settings: 'now' })).toBeNull()
  })
})
