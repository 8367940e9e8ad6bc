import { describe, expect, it } from 'vitest'
import {
  actionsOn,
  type NotificationAction,
  openedAfter,
  type Progress,
  sendTime,
  sentBy,
  statusAt,
} from './progress'

const minute = 60_000
const mail: Progress = {
  state: 'active',
  channel: 'email',
  schedule: { kind: 'now' },
  starts: 0,
  ends: null,
  stopped: null,
  recipients: 2_500,
}

describe('a mail goes out a thousand a minute', () => {
  it.each([
    [-1, 0, 'scheduled'],
    [0, 1_000, 'sending'],
    [minute, 2_000, 'sending'],
    [2 * minute, 2_500, 'sent'],
    [60 * minute, 2_500, 'sent'],
  ])('after %s ms %s have it', (now, sent, status) => {
    expect([sentBy(mail, now), statusAt(mail, now)]).toEqual([sent, status])
  })

  it('and each one when its place in the list comes', () => {
    expect([0, 999, 1_000, 2_499].map((place) => sendTime(0, place))).toEqual([
      0,
      0,
      minute,
      2 * minute,
    ])
  })

  it('stays as it was when it is cancelled on the way', () => {
    const cancelled = { ...mail, state: 'cancelled', stopped: minute } as const
    expect(sentBy(cancelled, 60 * minute)).toBe(2_000)
    expect(statusAt(cancelled, 60 * minute)).toBe('cancelled')
  })
})

describe('a banner', () => {
  const banner: Progress = { ...mail, channel: 'banner', starts: minute, ends: 2 * minute }
  it.each([
    [0, 'scheduled'],
    [minute, 'sending'],
    [2 * minute, 'sent'],
  ])('at %s is %s, and nobody has it by mail', (now, status) => {
    expect([sentBy(banner, now), statusAt(banner, now)]).toEqual([0, status])
  })

  it('without an end stays', () => {
    expect(statusAt({ ...banner, ends: null }, 1e12)).toBe('sending')
  })
})

it('what goes out by itself is never done', () => {
  const automatic = { ...mail, schedule: { kind: 'event' } } as const
  expect(statusAt(automatic, 1e12)).toBe('scheduled')
})

it('half of those who open it do so within nine hours', () => {
  expect(openedAfter(1_000, 0)).toBe(0)
  expect(openedAfter(1_000, 9 * 60 * minute)).toBe(270)
  expect(openedAfter(1_000, 1e12)).toBe(540)
})

describe('who may do what', () => {
  const admin = { draft: true, edit: true, send: true }
  const clerk = { draft: true, edit: false, send: false }
  const support = { draft: false, edit: false, send: false }
  const now = { channel: 'email' } as const
  it.each<
    [string, Parameters<typeof actionsOn>[1], Parameters<typeof actionsOn>[0], NotificationAction[]]
  >([
    ['an admin’s draft', admin, { ...now, status: 'draft' }, ['edit', 'duplicate', 'delete']],
    ['a clerk’s draft', clerk, { ...now, status: 'draft' }, ['edit', 'duplicate']],
    ['support’s look at a draft', support, { ...now, status: 'draft' }, []],
    [
      'what is planned',
      admin,
      { ...now, status: 'scheduled' },
      ['results', 'pause', 'cancel', 'duplicate'],
    ],
    [
      'what is planned, to a clerk',
      clerk,
      { ...now, status: 'scheduled' },
      ['results', 'duplicate'],
    ],
    ['what goes out', admin, { ...now, status: 'sending' }, ['results', 'cancel', 'duplicate']],
    ['what was sent', admin, { ...now, status: 'sent' }, ['results', 'duplicate']],
    [
      'what is paused',
      admin,
      { ...now, status: 'paused' },
      ['results', 'resume', 'cancel', 'duplicate'],
    ],
    [
      'a banner that shows',
      admin,
      { ...now, channel: 'banner', status: 'sending' },
      ['results', 'cancel', 'duplicate'],
    ],
  ])('%s', (_what, rights, row, actions) => {
    expect(actionsOn(row, rights)).toEqual(actions)
  })
})
