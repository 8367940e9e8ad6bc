import { expect, it } from 'vitest'
import { postingDate } from '@/rules/time/business-days'
import { bankCalendar, postingDay } from './posting-day'

const zone = 'America/New_York'
const at = (text: string) => Date.parse(`${text}:00-04:00`)
const holidays = [{ date: '2026-06-02', name: 'Election day' }]

it.each([
  ['before the cut-off', '2026-06-01T19:59', bankCalendar, '2026-06-01'],
  ['after it', '2026-06-01T20:00', bankCalendar, '2026-06-02'],
  ['over the weekend', '2026-06-05T20:00', bankCalendar, '2026-06-08'],
  ['over a bank holiday', '2026-06-18T20:00', bankCalendar, '2026-06-22'],
  [
    'over the office’s own day off',
    '2026-06-01T20:00',
    { ...bankCalendar, holidays },
    '2026-06-03',
  ],
  [
    'on Saturdays, where they count',
    '2026-06-05T20:00',
    { weekdays: ['sat'], holidays: [] },
    '2026-06-06',
  ],
  ['once a week', '2026-06-03T10:00', { weekdays: ['tue'], holidays }, '2026-06-09'],
  [
    'without any weekday: as banks do',
    '2026-06-05T21:00',
    { weekdays: [], holidays: [] },
    '2026-06-08',
  ],
] as const)('a payment posts %s', (_when, moment, calendar, day) => {
  const own = { weekdays: [...calendar.weekdays], holidays: [...calendar.holidays] }
  expect(postingDay(at(moment), zone, { cutoff: '20:00', calendar: own })).toBe(day)
})

it('is the banks’ calendar where the department has none', () => {
  for (let day = 0; day < 400; day += 1) {
    const moment = at('2026-06-01T20:00') + day * 86_400_000
    expect(postingDay(moment, zone, { cutoff: '17:00' })).toBe(postingDate(moment, zone, '17:00'))
  }
})
