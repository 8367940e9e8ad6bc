import { describe, expect, it } from 'vitest'
import type { Schedule } from '@/contract/notifications/notification-fields'
import type { MailKind } from '@/contract/people/subscriptions'
import { instantAt, instantsOf, isQuiet, scheduleProblem } from './send-times'

const zone = 'America/New_York'
/** 10:00 in New York. */
const now = Date.parse('2026-06-01T14:00:00Z')
const iso = (at: number) => new Date(at).toISOString()

describe('a time in the merchant’s zone', () => {
  it.each([
    ['is one instant', '2026-06-02', '09:00', ['2026-06-02T13:00:00.000Z']],
    ['does not exist where the clock is set on', '2027-03-14', '02:30', []],
    [
      'is two where the clock is set back',
      '2026-11-01',
      '01:30',
      ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ],
    ['is none on a day that does not exist', '2026-02-30', '09:00', []],
  ])('%s', (_rule, day, time, expected) => {
    expect(instantsOf(zone, day, time).map(iso)).toEqual(expected)
  })

  it('goes out at the next moment there is, where an automatic one would be skipped', () => {
    expect(iso(instantAt(zone, '2027-03-14', '02:30'))).toBe('2027-03-14T07:30:00.000Z')
  })
})

it.each([
  ['07:59', true],
  ['08:00', false],
  ['20:59', false],
  ['21:00', true],
])('%s is quiet: %s', (time, quiet) => {
  expect(isQuiet(time)).toBe(quiet)
})

describe('a schedule', () => {
  const at = (day: string, time: string): Schedule => ({ kind: 'at', day, time, later: false })
  const due = (days: number, time = '09:00'): Schedule => ({ kind: 'due', days, time })
  it.each<[string, MailKind, Schedule, string | null]>([
    ['now', 'announcement', { kind: 'now' }, null],
    ['of tomorrow', 'announcement', at('2026-06-02', '09:00'), null],
    ['of this minute', 'announcement', at('2026-06-01', '10:00'), 'past'],
    ['of yesterday', 'announcement', at('2026-05-31', '12:00'), 'past'],
    ['at night', 'announcement', at('2026-06-02', '22:00'), 'quiet'],
    ['at night, of an outage', 'outage', at('2026-06-02', '22:00'), null],
    ['of an hour that is skipped', 'outage', at('2027-03-14', '02:30'), 'no-such-time'],
    ['of no day', 'announcement', at('2026-06-31', '09:00'), 'no-day'],
    ['of a day in two years', 'announcement', at('2028-06-01', '09:00'), 'too-far'],
    ['by the due date, of an announcement', 'announcement', due(-7), 'not-for-kind'],
    ['a week before it is due', 'due-soon', due(-7), null],
    ['after it is due, as a reminder before', 'due-soon', due(3), 'due-side'],
    ['before it is due, as a delinquent notice', 'delinquent', due(-3), 'due-side'],
    ['on the day itself is past due', 'past-due', due(0), null],
    ['by the due date at night', 'past-due', due(1, '06:00'), 'quiet'],
    ['by its event', 'bill-ready', { kind: 'event' }, null],
    ['of a receipt, which always comes by itself', 'receipt', { kind: 'event' }, 'not-for-kind'],
  ])('%s', (_name, kind, schedule, problem) => {
    const found = scheduleProblem(
      { kind, channel: 'email', schedule, ends_on: null },
      { zone, now },
    )
    expect(found?.problem ?? null).toBe(problem)
  })

  it('now is refused at night, but for a banner', () => {
    const night = { zone, now: Date.parse('2026-06-02T03:00:00Z') }
    const planned = { kind: 'announcement', schedule: { kind: 'now' }, ends_on: null } as const
    expect(scheduleProblem({ ...planned, channel: 'email' }, night)?.problem).toBe('quiet')
    expect(scheduleProblem({ ...planned, channel: 'banner' }, night)).toBeNull()
  })

  it.each([
    ['2026-05-31', 'end-early'],
    ['2026-06-01', undefined],
  ])('a banner that ends on %s', (ends_on, problem) => {
    const planned = { kind: 'outage', channel: 'banner', schedule: { kind: 'now' } } as const
    expect(scheduleProblem({ ...planned, ends_on }, { zone, now })?.problem).toBe(problem)
  })
})
