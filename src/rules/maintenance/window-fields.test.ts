import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import {
  endOf,
  isTwice,
  newWindow,
  startOf,
  stopsMore,
  windowRules,
  windowValues,
} from './window-fields'

const zone = 'America/New_York'
const now = Date.parse('2026-06-01T14:00:30.000Z')
const valid = { ...newWindow(zone), message: 'The site is off on Sunday.' }
const at = (date: string, time: string) => ({ date, time })

function problemsOf(change: object, begun: string | null = null) {
  const rules = windowRules(
    ({ kind }) => kind,
    (problem) => problem,
    () => ({ now, begun }),
  )
  const { issues = [] } = v.safeParse(rules, { ...valid, ...change })
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

describe('a window is refused', () => {
  test.each([
    ['without sites', { scope: 'merchants', merchant_ids: [] }, 'merchant_ids: no-sites'],
    ['without an English message', { message: '  ' }, 'message: missing'],
    ['501 characters', { message: 'a'.repeat(501) }, 'message: too-long'],
    [
      '501 characters in another language',
      { translations: { ...valid.translations, ja: { message: 'あ'.repeat(501) } } },
      'translations.ja.message: too-long',
    ],
    ['a card number', { message: '4788 2500 0012 1443' }, 'message: card-number'],
    ['a zone of nowhere', { time_zone: 'Mars/Olympus' }, 'time_zone: zone-wrong'],
    ['a day alone', { starts: at('2026-06-02', '') }, 'starts.time: missing'],
    ['a time alone', { ends: at('', '10:00') }, 'ends.date: missing'],
    ['no such day', { starts: at('2026-02-30', '10:00') }, 'starts.date: not-date'],
    ['no such hour', { starts: at('2026-06-02', '25:00') }, 'starts.time: time-wrong'],
    [
      'the hour left out in spring',
      { starts: at('2027-03-14', '02:30') },
      'starts.time: no-such-time',
    ],
    ['a start in the past', { starts: at('2026-06-01', '09:59') }, 'starts.time: start-past'],
    [
      'an end before its start',
      { starts: at('2026-06-02', '10:00'), ends: at('2026-06-02', '09:59') },
      'ends.time: end-early',
    ],
    [
      'an end at its start',
      { starts: at('2026-06-02', '10:00'), ends: at('2026-06-02', '10:00') },
      'ends.time: end-early',
    ],
    [
      'at once, and an end in the past',
      { ends: at('2026-06-01', '09:00') },
      'ends.time: end-early',
    ],
    [
      'a status page without https',
      { status_url: 'http://status.example.com' },
      'status_url: url-wrong',
    ],
    ['a script for a status page', { status_url: 'javascript:alert(1)' }, 'status_url: url-wrong'],
  ])('%s', (_case, change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })

  test('a past day is said before a time is typed, in the zone of the window', () => {
    const starts = at('2026-05-31', '')
    expect(problemsOf({ starts })).toContain('starts.date: start-past')
    const today = { starts: at('2026-06-01', '') }
    expect(problemsOf(today)).toEqual(['starts.time: missing'])
    expect(problemsOf({ ...today, time_zone: 'Mars/Olympus' })).not.toContain(
      'starts.date: start-past',
    )
  })

  test('one that has begun, with an end in the past', () => {
    const begun = '2026-06-01T10:00:00.000Z'
    expect(problemsOf({ ends: at('2026-06-01', '09:00') }, begun)).toEqual(['ends.time: end-past'])
  })
})

describe('a window is taken', () => {
  test.each([
    ['at once, until it is ended', {}],
    ['from this very minute', { starts: at('2026-06-01', '10:00') }],
    [
      'with 500 characters, emoji and right-to-left text',
      { message: `🏛️ الموقع مغلق ${'a'.repeat(480)}` },
    ],
    ['with mark-up, which is shown as text', { message: '<b>Closed</b><script>alert(1)</script>' }],
    ['with a status page', { status_url: 'https://status.example.com/civic-till' }],
  ])('%s', (_case, change) => {
    expect(problemsOf(change)).toEqual([])
  })

  test('one that has begun keeps its start, however long ago', () => {
    expect(problemsOf({ starts: at('2026-05-01', '10:00') }, '2026-05-01T14:00:00.000Z')).toEqual(
      [],
    )
  })
})

test('of an hour that comes twice a window has all: the first start, the last end', () => {
  const twice = at('2026-11-01', '01:30')
  const window = { ...valid, starts: twice, ends: twice }
  expect(isTwice(zone, twice)).toBe(true)
  expect(startOf(window, now)).toBe(Date.parse('2026-11-01T05:30:00.000Z'))
  expect(endOf(window)).toBe(Date.parse('2026-11-01T06:30:00.000Z'))
})

type Stopping = Parameters<typeof stopsMore>[0]

describe('a window stops more than is in force already', () => {
  const fromNow = { ...valid, starts: { date: '', time: '' } }
  const off: Stopping = {
    ...fromNow,
    scope: 'merchants',
    merchant_ids: ['1'],
    level: 'site-off',
  }
  const later = { starts: at('2026-11-01', '01:30') }
  test.each<[string, Stopping, Stopping | null, boolean]>([
    ['a new notice', { ...fromNow, level: 'banner' }, null, false],
    ['new, payments off', { ...fromNow, level: 'payments-off' }, null, true],
    ['new, a site off', off, null, true],
    ['new, a site off later', { ...off, ...later }, null, false],
    ['its text changed', off, off, false],
    ['a notice becomes a site off', off, { ...off, level: 'banner' }, true],
    ['it begins now instead of later', off, { ...off, ...later }, true],
    ['another site', { ...off, merchant_ids: ['1', '2'] }, off, true],
    ['all sites', { ...off, scope: 'all' }, off, true],
    ['fewer sites', off, { ...off, scope: 'all' }, false],
  ])('%s', (_, values, before, expected) => {
    expect(stopsMore(values, before, now)).toBe(expected)
  })
})

test('the form shows a row in the zone of its window', () => {
  const row: MaintenanceWindow = {
    id: '1',
    scope: 'merchants',
    merchants: [{ id: '2', name: 'City of Tiffin' }],
    level: 'site-off',
    message: 'Off',
    translations: { de: { message: 'Aus' } },
    time_zone: 'America/Denver',
    starts_at: '2026-06-14T06:00:00.000Z',
    ends_at: null,
    allow_staff: false,
    status_url: null,
    state: 'upcoming',
    sites: 1,
    still_covered: 0,
    updated_at: '2026-06-01T14:00:00.000Z',
    updated_by: 'Ana Lee',
    version: 'v1',
  }
  expect(windowValues(row)).toMatchObject({
    merchant_ids: ['2'],
    starts: at('2026-06-14', '00:00'),
    ends: at('', ''),
    translations: { de: { message: 'Aus' }, es: { message: '' } },
    status_url: '',
  })
})
