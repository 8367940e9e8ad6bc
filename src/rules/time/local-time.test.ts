import { expect, test } from 'vitest'
import { instantsAt } from './local-time'

test.each([
  ['summer', 'America/New_York', '2026-06-01', '10:00', ['2026-06-01T14:00:00.000Z']],
  ['winter', 'America/New_York', '2026-01-15', '23:30', ['2026-01-16T04:30:00.000Z']],
  ['no such time in spring', 'America/New_York', '2026-03-08', '02:30', []],
  [
    'the minute after the gap',
    'America/New_York',
    '2026-03-08',
    '03:00',
    ['2026-03-08T07:00:00.000Z'],
  ],
  [
    'twice in autumn',
    'America/New_York',
    '2026-11-01',
    '01:30',
    ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ],
  [
    'no daylight saving time',
    'America/Phoenix',
    '2026-03-08',
    '02:30',
    ['2026-03-08T09:30:00.000Z'],
  ],
  [
    'the other side of the date line',
    'Pacific/Auckland',
    '2026-06-01',
    '00:10',
    ['2026-05-31T12:10:00.000Z'],
  ],
  ['no date', 'America/New_York', '2026-02-30', '10:00', []],
  ['no time', 'America/New_York', '2026-06-01', '', []],
])('%s', (_case, zone, date, time, instants) => {
  expect(instantsAt(zone, date, time).map((at) => new Date(at).toISOString())).toEqual(instants)
})
