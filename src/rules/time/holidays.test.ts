import { expect, test } from 'vitest'
import { bankHolidays } from './holidays'

test.each([
  [
    2026,
    [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      // A Saturday: banks are open on the Friday before.
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
  ],
  [
    2027,
    [
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-19',
      // A Sunday: kept on Monday.
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-25',
    ],
  ],
])('the holidays of %d', (year, dates) => expect(bankHolidays(year)).toEqual(dates))
