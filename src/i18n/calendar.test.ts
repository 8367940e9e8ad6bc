import { expect, test } from 'vitest'
import { addMonths, calendarWords, weeksOf } from './calendar'

test.each([
  ['en', '2026-06-28', '2026-08-08'],
  ['de', '2026-06-29', '2026-08-09'],
] as const)('%s: the sheet of July 2026 goes from %s to %s', (locale, first, last) => {
  const weeks = weeksOf(locale, '2026-07-10')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last])
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
] as const)('%s and %d months is %s', (date, months, expected) =>
  expect(addMonths(date, months)).toBe(expected),
)

test('a day has a full spoken name', () => {
  expect(calendarWords('en').day('2026-07-10')).toBe('Friday, July 10, 2026')
  expect(calendarWords('de').month('2026-07-10')).toBe('Juli 2026')
})
