import { describe, expect, test } from 'vitest'
import { isFor, isSameWindow, overlaps, strictest, windowState } from './windows'

const noon = '2026-06-01T16:00:00.000Z'
const two = '2026-06-01T18:00:00.000Z'
const four = '2026-06-01T20:00:00.000Z'
const span = (starts_at: string, ends_at: string | null) => ({ starts_at, ends_at })

describe('the state of a window', () => {
  test.each([
    ['before it', span(two, four), 'upcoming'],
    ['as it begins', span(noon, two), 'current'],
    ['without an end', span(noon, null), 'current'],
    ['as it ends', span('2026-06-01T14:00:00.000Z', noon), 'past'],
  ])('%s', (_case, window, state) => {
    expect(windowState(window, Date.parse(noon))).toBe(state)
  })
})

test.each([
  ['one after the other', span(noon, two), span(two, four), false],
  ['one within the other', span(noon, four), span(two, '2026-06-01T19:00:00.000Z'), true],
  ['one without an end', span(noon, null), span(two, four), true],
  ['one that begins after the other’s end', span(four, null), span(noon, two), false],
])('overlap: %s', (_case, one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected])
})

describe('a window is the same as another', () => {
  type Planned = Parameters<typeof isSameWindow>[0]
  const planned: Planned = {
    scope: 'merchants',
    merchant_ids: ['1', '2'],
    level: 'site-off',
    ...span(two, four),
  }
  test.each<[string, Partial<Planned>, boolean]>([
    ['on the same sites, in any order', { merchant_ids: ['2', '1'] }, true],
    ['on one of them', { merchant_ids: ['1'] }, false],
    ['on all', { scope: 'all', merchant_ids: [] }, false],
    ['of another level', { level: 'banner' }, false],
    ['with another start', { starts_at: noon }, false],
    ['with another end', { ends_at: null }, false],
  ])('%s', (_case, change, expected) => {
    const other = { ...planned, ...change }
    expect(isSameWindow(planned, other, Date.parse(noon))).toBe(expected)
  })

  test('that has begun, whenever it began', () => {
    const other = { ...planned, starts_at: noon }
    expect(isSameWindow(planned, other, Date.parse(two))).toBe(true)
  })
})

describe('of several windows in force', () => {
  const banner = { level: 'banner', ...span(noon, null), allow_staff: false } as const
  const pay = { level: 'payments-off', ...span(noon, four), allow_staff: true } as const
  const off = { level: 'site-off', ...span(noon, two), allow_staff: true } as const

  type Announced = Parameters<typeof strictest>[0][number]

  test.each<[string, Announced[], Announced | null]>([
    ['none', [], null],
    ['the only one', [banner], banner],
    ['the strictest', [banner, off, pay], off],
    [
      'the one that ends last, if they are equally strict',
      [off, { ...off, ends_at: four }],
      { ...off, ends_at: four },
    ],
    [
      'one without an end, if they are equally strict',
      [{ ...off, ends_at: null }, off],
      { ...off, ends_at: null },
    ],
    [
      'staff stay out if one of the strictest keeps them out',
      [off, { ...off, allow_staff: false }],
      { ...off, allow_staff: false },
    ],
    ['a milder one says nothing of staff', [banner, off], off],
  ])('%s', (_case, windows, counts) => {
    expect(strictest(windows)).toEqual(counts)
  })
})

test.each([
  ['all sites', { scope: 'all', merchant_ids: [] }, true],
  ['a site that is named', { scope: 'merchants', merchant_ids: ['1', '2'] }, true],
  ['others', { scope: 'merchants', merchant_ids: ['1'] }, false],
] as const)('a window for %s', (_case, window, expected) => {
  expect(isFor(window, '2')).toBe(expected)
})
