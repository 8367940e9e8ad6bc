import { describe, expect, it } from 'vitest'
import type { WarningEvent } from '@/contract/warnings'
import { daysOfChart, warningDays } from './warning-days'

describe('the days of the chart', () => {
  const ends = (days: readonly string[]) => [days.at(0), days.at(-1), days.length]
  it.each([
    ['none: two weeks up to today', {}, ['2026-05-19', '2026-06-01', 14]],
    ['one end: two weeks up to it', { to: '2026-05-10' }, ['2026-04-27', '2026-05-10', 14]],
    ['a beginning: from it on', { from: '2026-05-30' }, ['2026-05-30', '2026-06-01', 3]],
    [
      'a year: its last month',
      { from: '2025-06-02', to: '2026-06-01' },
      ['2026-05-02', '2026-06-01', 31],
    ],
    ['days to come: none', { from: '2026-07-01' }, [undefined, undefined, 0]],
  ] as const)('%s', (_, asked, expected) => {
    expect(ends(daysOfChart(asked, '2026-06-01'))).toEqual(expected)
  })
})

describe('a warning is counted', () => {
  const event = (at: string, what: WarningEvent['event']): WarningEvent => ({
    at,
    event: what,
    by: null,
    to: null,
    note: '',
  })
  const days = ['2026-05-30', '2026-05-31'] as const
  const startOf = (day: string) => `${day}T04:00:00.000Z`
  const counted = (...history: WarningEvent[]) =>
    warningDays([{ kind: 'foreign-host', facts: {}, history }], days, startOf).map(
      ({ high, medium, low }) => [high, medium, low],
    )

  it('on the day of the provider’s zone on which it began, and when it begins again', () => {
    expect(
      counted(
        event('2026-05-31T03:59:59.000Z', 'raised'),
        event('2026-05-31T05:00:00.000Z', 'closed'),
        event('2026-05-31T06:00:00.000Z', 'happened-again'),
      ),
    ).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ])
  })

  it('not for what staff did, and not outside the days', () => {
    expect(
      counted(
        event('2026-05-30T03:00:00.000Z', 'raised'),
        event('2026-05-30T12:00:00.000Z', 'acknowledged'),
        event('2026-05-30T13:00:00.000Z', 'reopened'),
        event('2026-06-01T04:00:00.000Z', 'happened-again'),
      ),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})
