import { describe, expect, test } from 'vitest'
import { addDays, isoIn, plainDateIn, timeIn, yearOf } from './dates'

const newYork = 'America/New_York'
const at = (instant: string) => Date.parse(instant)

describe("the credit date is the transaction's plain date in the merchant's zone (2.0 Dates)", () => {
  test.each([
    ['the start of the world', '2026-06-01T14:00:00Z', newYork, '2026-06-01', '10:00'],
    [
      'late in the evening it is tomorrow in UTC',
      '2026-06-02T03:59:59Z',
      newYork,
      '2026-06-01',
      '23:59',
    ],
    ['midnight begins the day', '2026-06-02T04:00:00Z', newYork, '2026-06-02', '00:00'],
    ['winter time', '2026-01-01T04:30:00Z', newYork, '2025-12-31', '23:30'],
    ['another zone', '2026-06-02T03:30:00Z', 'America/Chicago', '2026-06-01', '22:30'],
    ['the hour that comes twice', '2026-11-01T06:30:00Z', newYork, '2026-11-01', '01:30'],
    ['after the hour that is skipped', '2026-03-08T07:00:00Z', newYork, '2026-03-08', '03:00'],
  ])('%s', (_case, instant, zone, date, time) => {
    expect(plainDateIn(zone, at(instant))).toBe(date)
    expect(timeIn(zone, at(instant))).toBe(time)
  })
})

test.each([
  ['2026-06-01T14:02:07.250Z', newYork, '2026-06-01T10:02:07-04:00'],
  ['2026-06-01T14:14:59Z', newYork, '2026-06-01T10:14:59-04:00'],
  ['2026-01-01T04:30:00Z', newYork, '2025-12-31T23:30:00-05:00'],
  ['2026-11-01T05:59:59Z', newYork, '2026-11-01T01:59:59-04:00'],
  ['2026-11-01T06:00:00Z', newYork, '2026-11-01T01:00:00-05:00'],
  ['2026-06-01T00:00:00Z', 'Asia/Kathmandu', '2026-06-01T05:45:00+05:45'],
  ['2026-06-01T00:00:00Z', 'UTC', '2026-06-01T00:00:00+00:00'],
])('%s on the clocks of %s is %s', (instant, zone, text) => {
  expect(isoIn(zone, at(instant))).toBe(text)
})

describe('plain dates have no zone (decision 13)', () => {
  test.each([
    ['2026-06-01', 1, '2026-06-02'],
    ['2026-06-01', -1, '2026-05-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-06-01', 0, '2026-06-01'],
  ])('%s and %d days: %s', (date, days, result) => expect(addDays(date, days)).toBe(result))

  test('their year', () => expect(yearOf('2026-06-01')).toBe(2026))
})
