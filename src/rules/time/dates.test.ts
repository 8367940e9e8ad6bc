import { describe, expect, test } from 'vitest'
import {
  addDays,
  businessDaysAfter,
  isBusinessDay,
  isoIn,
  plainDateIn,
  postingDate,
  timeIn,
  yearOf,
} from './dates'

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

describe('business days skip weekends and holidays', () => {
  test.each([
    ['Friday', '2026-06-05', [], true],
    ['Saturday', '2026-06-06', [], false],
    ['Sunday', '2026-06-07', [], false],
    ['a holiday', '2026-06-05', ['2026-06-05'], false],
  ])('%s', (_day, date, holidays, answer) => expect(isBusinessDay(date, holidays)).toBe(answer))

  test.each([
    ['the next one', '2026-06-01', 1, [], '2026-06-02'],
    ['over a weekend', '2026-06-05', 1, [], '2026-06-08'],
    ['three of them', '2026-06-04', 3, [], '2026-06-09'],
    ['from a Saturday', '2026-06-06', 1, [], '2026-06-08'],
    ['over a holiday of the list', '2026-06-05', 1, ['2026-06-08'], '2026-06-09'],
    ['none', '2026-06-06', 0, [], '2026-06-06'],
  ])('%s', (_case, date, count, holidays, result) => {
    expect(businessDaysAfter(date, count, holidays)).toBe(result)
  })

  test("without a list the banks' holidays count", () => {
    expect(businessDaysAfter('2026-06-18', 1)).toBe('2026-06-22')
    expect(businessDaysAfter('2026-12-31', 1)).toBe('2027-01-04')
  })
})

describe('the posting date follows the cut-off of the department (2.0 Dates)', () => {
  test.each([
    ['before the cut-off: the same day', '2026-06-01T20:59:59Z', '2026-06-01'],
    ['from the cut-off: the next business day', '2026-06-01T21:00:00Z', '2026-06-02'],
    ['late in the evening, tomorrow in UTC', '2026-06-02T03:00:00Z', '2026-06-02'],
    ['Friday after the cut-off: Monday', '2026-06-05T21:30:00Z', '2026-06-08'],
    ['Saturday morning: Monday', '2026-06-06T14:00:00Z', '2026-06-08'],
    ['Sunday evening: Monday', '2026-06-07T23:00:00Z', '2026-06-08'],
    ["a bank's holiday: the day after it", '2026-07-06T21:00:00Z', '2026-07-07'],
    ['Juneteenth, a Friday: Monday', '2026-06-19T14:00:00Z', '2026-06-22'],
    ['the last evening of the year', '2026-12-31T23:00:00Z', '2027-01-04'],
  ])('%s', (_case, instant, date) => {
    expect(postingDate(at(instant), newYork, '17:00')).toBe(date)
  })

  test("an office's own list of holidays", () => {
    const morning = at('2026-06-01T14:00:00Z')
    expect(postingDate(morning, newYork, '17:00', ['2026-06-01', '2026-06-02'])).toBe('2026-06-03')
  })
})
