import { describe, expect, test } from 'vitest'
import { businessDaysAfter, isBusinessDay, postingDate } from './business-days'

const newYork = 'America/New_York'
const at = (instant: string) => Date.parse(instant)

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
