import { describe, expect, test } from 'vitest'
import { closedTo, maintenanceNotice, stopsPayments } from './maintenance'

describe('a notice is shown when merchant-info says maintenance is on (§1)', () => {
  test.each([
    ['nothing said', undefined],
    ['off', { is_maintenance: false, message: 'Tonight', level: 'site-off' as const }],
  ])('none: %s', (_case, info) => {
    expect(maintenanceNotice(info)).toBe(null)
    expect(stopsPayments(info)).toBe(false)
  })

  test.each([
    ['with a message', { message: ' Tonight ' }, 'Tonight'],
    ['the message is optional', {}, null],
    ['an empty message is none', { message: '  ' }, null],
    ['so is null', { message: null }, null],
  ])('%s', (_rule, info, message) => {
    expect(maintenanceNotice({ is_maintenance: true, ...info })).toEqual({
      level: 'banner',
      message,
      ends_at: null,
      status_url: null,
    })
  })

  test.each([
    ['banner', false],
    ['payments-off', true],
    ['site-off', true],
  ] as const)('%s stops payments: %s (product.md 2.0)', (level, stops) => {
    expect(stopsPayments({ is_maintenance: true, level })).toBe(stops)
  })
})

describe('visitors who find the site off (product.md 2.0 and A25, "allow staff")', () => {
  test.each([
    ['banner', true, false, 'open'],
    ['payments-off', true, false, 'open'],
    ['site-off', true, false, 'closed'],
    ['site-off', true, true, 'open'],
    ['site-off', false, true, 'closed'],
    ['site-off', undefined, true, 'closed'],
  ] as const)(
    '%s, staff allowed: %s, is staff: %s → %s',
    (level, allow_staff, isStaff, outcome) => {
      const info = {
        is_maintenance: true,
        level,
        ...(allow_staff !== undefined && { allow_staff }),
      }
      expect(closedTo(info, isStaff) === null ? 'open' : 'closed').toBe(outcome)
    },
  )

  test('none after its end, or without an announcement', () => {
    expect(closedTo({ is_maintenance: false, level: 'site-off' }, false)).toBe(null)
    expect(closedTo(null, false)).toBe(null)
  })
})
