import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatRate,
  formatShortDate,
  formatTime,
} from './format'
import { formatWait } from './wait'
import { formatPercent, formatShortInstant, formatZonedTime, zoneOfPosting } from './office-formats'
import { chooseLocale, matchLocale } from './locales'

/** Replaces no-break spaces by plain ones. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/gu, ' ')
}

describe('money', () => {
  it('is dollars from cents in every language', () => {
    expect(formatMoney('en', 186_108)).toBe('$1,861.08')
    expect(formatMoney('es', 186_108)).toBe('$1,861.08')
    expect(plain(formatMoney('de', 186_108))).toBe('1.861,08 $')
    expect(plain(formatMoney('fr', 186_108))).toBe('1 861,08 $')
    expect(formatMoney('ja', 186_108)).toBe('$1,861.08')
  })
  it('has a typographic minus sign', () => {
    expect(formatMoney('en', -29_174)).toBe('−$291.74')
  })
  it('shows a rate in basis points as per cent', () => {
    expect(formatRate('en', 295)).toBe('2.95%')
    expect(plain(formatRate('de', 295))).toBe('2,95 %')
  })
  it('shows a share with one digit after the point at most', () => {
    expect(formatPercent('en', 9_677)).toBe('96.8%')
    expect(formatPercent('en', 6_667)).toBe('66.7%')
    expect(formatPercent('en', 10_000)).toBe('100%')
    expect(plain(formatPercent('de', 9_091))).toBe('90,9 %')
  })
})

describe('dates', () => {
  it('never shifts a plain date', () => {
    expect(plain(formatShortDate('en', '2026-07-10'))).toBe('Jul 10')
    expect(plain(formatDate('en', '2026-02-13'))).toBe('Feb 13, 2026')
    expect(formatShortDate('ja', '2026-07-10')).toBe('7月10日')
    expect(plain(formatDate('de', '2026-02-13'))).toBe('13. Feb. 2026')
  })
  it('names the first of a month in French as it is said, also with a time', () => {
    expect(plain(formatDate('fr', '2026-06-01'))).toBe('1er juin 2026')
    expect(plain(formatShortDate('fr', '2026-06-01'))).toBe('1er juin')
    expect(plain(formatShortDate('fr', '2026-06-11'))).toBe('11 juin')
    const one = '2026-06-01T05:01:00Z'
    expect(plain(formatShortInstant('fr', one, 'America/New_York', true))).toBe(
      '1er juin, 1:01 EDT',
    )
    expect(plain(formatTime('fr', one, 'America/New_York'))).toBe('1:01')
  })
  it('keeps a date on one line', () => {
    expect(formatDate('en', '2026-02-13')).not.toContain(' ')
    expect(formatShortDate('fr', '2026-02-13')).not.toContain(' ')
  })
  it("shows an instant in the merchant's zone", () => {
    const instant = '2026-06-01T14:02:00Z'
    expect(plain(formatInstant('en', instant, 'America/New_York'))).toBe(
      'Jun 1, 2026, 10:02 AM EDT',
    )
    expect(plain(formatTime('en', instant, 'America/New_York'))).toBe('10:02 AM')
    expect(plain(formatShortInstant('en', instant, 'America/New_York'))).toBe('Jun 1, 10:02 AM')
  })
  it.each([
    ['en', 'Jun 1, 2026, 10:02 AM EDT'],
    ['es', '1 jun 2026, 10:02 a.m. EDT'],
    ['de', '1. Juni 2026, 10:02 EDT'],
    ['ja', '2026年6月1日 10:02 EDT'],
    ['fr', '1er juin 2026, 10:02 EDT'],
  ] as const)('names the zone as bills and offices there do, in %s, too', (locale, shown) => {
    expect(plain(formatInstant(locale, '2026-06-01T14:02:00Z', 'America/New_York'))).toBe(shown)
  })
  it.each([
    ['2026-06-01', 'America/New_York', 'EDT'],
    ['2026-12-01', 'America/New_York', 'EST'],
    ['2026-06-01', 'America/Phoenix', 'MST'],
    ['2026-06-01', 'Pacific/Honolulu', 'HST'],
    // The clocks change on Sunday, November 1, whose payments are posted on Monday.
    ['2026-10-30', 'America/New_York', 'EDT'],
    ['2026-11-01', 'America/New_York', null],
    ['2026-11-02', 'America/New_York', null],
    ['2026-11-02', 'America/Phoenix', 'MST'],
  ])('the zone of all that is posted on %s in %s is %s', (day, zone, name) => {
    expect(zoneOfPosting({ from: day, to: day }, zone)).toBe(name)
  })
  it('is in every row of days without one clock', () => {
    const at = '2026-10-31T14:02:00Z'
    expect(plain(formatShortInstant('en', at, 'America/New_York', true))).toBe(
      'Oct 31, 10:02 AM EDT',
    )
  })
})

it.each([
  ['2025-11-02T04:30:00.000Z', '12:30 AM'],
  ['2025-11-02T05:30:00.000Z', '1:30 AM EDT'],
  ['2025-11-02T06:30:00.000Z', '1:30 AM EST'],
  ['2025-11-02T07:30:00.000Z', '2:30 AM'],
  // In spring an hour is left out, and none comes twice.
  ['2026-03-08T06:30:00.000Z', '1:30 AM'],
  ['2026-03-08T07:30:00.000Z', '3:30 AM'],
])('%s is %s: the hour that comes twice says which it is', (instant, shown) => {
  expect(plain(formatTime('en', instant, 'America/New_York'))).toBe(shown)
})

it.each([
  ['2026-11-01T04:30:00.000Z', '12:30 AM EDT'],
  ['2026-11-01T05:30:00.000Z', '1:30 AM EDT'],
  ['2026-11-01T06:15:00.000Z', '1:15 AM EST'],
  ['2026-11-01T07:30:00.000Z', '2:30 AM EST'],
])('%s is %s: a time with its zone has the one of that moment, once', (instant, shown) => {
  expect(plain(formatZonedTime('en', instant, 'America/New_York'))).toBe(shown)
})

it('lists words', () => {
  expect(formatList('en', ['Visa', 'Mastercard', 'Discover'])).toBe(
    'Visa, Mastercard, and Discover',
  )
  expect(formatList('en', ['Visa', 'Mastercard'], 'unit')).toBe('Visa, Mastercard')
})

describe('the initial language', () => {
  it('is the first of the browser’s that we have', () => {
    expect(matchLocale(['pt-BR', 'fr-CA', 'en'])).toBe('fr')
    expect(matchLocale(['pt'])).toBe('en')
    expect(matchLocale([])).toBe('en')
    expect(matchLocale(['pt'], 'es')).toBe('es')
    expect(matchLocale(['pt', 'de'], 'es')).toBe('de')
  })
  it('is the chosen one if there is one', () => {
    expect(chooseLocale('ja', ['fr'])).toBe('ja')
    expect(chooseLocale('tlh', ['fr'])).toBe('fr')
    expect(chooseLocale(null, ['es-MX'])).toBe('es')
  })
})

describe('a wait', () => {
  it.each([
    ['en', 1, '1 second'],
    ['en', 45, '45 seconds'],
    ['en', 60, '1 minute'],
    ['en', 61, '2 minutes'],
    ['en', 900, '15 minutes'],
    ['de', 120, '2 Minuten'],
    ['es', 120, '2 minutos'],
    ['fr', 30, '30 secondes'],
    ['ja', 120, '2 分'],
  ] as const)('in %s of %s seconds is %s', (locale, seconds, text) => {
    expect(plain(formatWait(locale, seconds))).toBe(text)
  })
})
