import { describe, expect, test } from 'vitest'
import { dayOrders } from '@/contract/imports/imports'
import { addDays } from '@/rules/time/dates'
import { readDay } from './days'

describe('a day with its year in front is read in every order', () => {
  test.each(dayOrders)('%s', (order) => {
    expect(readDay('2026-02-13', order)).toBe('2026-02-13')
    expect(readDay('2026/2/3', order)).toBe('2026-02-03')
    expect(readDay('2026.02.13', order)).toBe('2026-02-13')
    expect(readDay(' 2026-02-13 00:00:00 ', order)).toBe('2026-02-13')
    expect(readDay('2026-02-13T00:00:00.000', order)).toBe('2026-02-13')
  })
})

describe('the order of the parts decides', () => {
  test.each([
    ['02/03/2026', 'mdy', '2026-02-03'],
    ['02/03/2026', 'dmy', '2026-03-02'],
    ['02/03/2026', 'ymd', null],
    ['2-13-2026', 'mdy', '2026-02-13'],
    ['13.2.2026', 'dmy', '2026-02-13'],
    ['2/13/2026', 'dmy', null],
    ['13/2/2026', 'mdy', null],
    ['2/13/2026 0:00', 'mdy', '2026-02-13'],
    ['2/13/2026 12:00:00 AM', 'mdy', '2026-02-13'],
    ['20260213', 'ymd', '2026-02-13'],
    ['20260213', 'mdy', null],
  ] as const)('%s as %s is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day)
  })
})

describe('a year of two digits is read where only it can be the year', () => {
  test.each([
    ['2/13/26', 'mdy', '2026-02-13'],
    ['13.2.26', 'dmy', '2026-02-13'],
    ['12/31/68', 'mdy', '2068-12-31'],
    ['1/1/69', 'mdy', '1969-01-01'],
    ['26-02-13', 'ymd', null],
    ['2/13/026', 'mdy', null],
  ] as const)('%s as %s is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day)
  })
})

describe('days that are none', () => {
  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-02-00',
    '2026-02/13',
    '1899-12-31',
    '2201-01-01',
    '0000-00-00',
    '46066',
    'Feb 13, 2026',
    '2026-02',
    '2026-02-13Z',
    '2026-02-13 00:00:00Z',
    '2026-02-13; 2026-02-14',
    '',
    `2026-02-13${' '.repeat(50)}x`,
  ])('%j', (text) => {
    for (const order of dayOrders) expect(readDay(text, order)).toBeNull()
  })

  test('29 February only in leap years', () => {
    expect(readDay('2028-02-29', 'ymd')).toBe('2028-02-29')
    expect(readDay('2100-02-29', 'ymd')).toBeNull()
  })
})

test('each day is read in all the ways that it is written', () => {
  for (let at = 0; at < 400; at += 1) {
    const day = addDays('2023-12-30', at * 3)
    const [year = '', month = '', date = ''] = day.split('-')
    expect(readDay(`${Number(month)}/${Number(date)}/${year}`, 'mdy')).toBe(day)
    expect(readDay(`${date}.${month}.${year}`, 'dmy')).toBe(day)
    expect(readDay(`${year}/${month}/${date}`, 'ymd')).toBe(day)
  }
})
