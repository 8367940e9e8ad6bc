import { expect, it } from 'vitest'
import { formatDateRange } from './date-range'
import type { Locale } from './locales'

it.each<[Locale, string, string]>([
  ['en', 'May 26 – Jun 1, 2026', 'May 26 – Jun 1'],
  ['de', '26. Mai – 1. Juni 2026', '26. Mai – 1. Juni'],
  ['fr', '26 mai – 1er juin 2026', '26 mai – 1er juin'],
])('%s: %s', (locale, full, short) => {
  const days = { from: '2026-05-26', to: '2026-06-01' }
  expect(formatDateRange(locale, days)).toBe(full)
  expect(formatDateRange(locale, days, 'short')).toBe(short)
})

it('repeats no month', () => {
  expect(formatDateRange('en', { from: '2026-05-19', to: '2026-05-25' }, 'short')).toBe(
    'May 19 – 25',
  )
})

it('a single day is that day', () => {
  const day = { from: '2026-05-31', to: '2026-05-31' }
  expect(formatDateRange('en', day)).toBe('May 31, 2026')
  expect(formatDateRange('de', day, 'short')).toBe('31. Mai')
})

it.each([
  ['2026-06-01', '2026-06-03', '1er–3 juin 2026'],
  ['2026-06-01', '2026-06-01', '1er juin 2026'],
  ['2026-06-01', '2026-07-01', '1er juin – 1er juil. 2026'],
  ['2026-06-11', '2026-06-21', '11–21 juin 2026'],
])('%s to %s in French is %s: only the first day of a month is "1er"', (from, to, text) => {
  expect(formatDateRange('fr', { from, to })).toBe(text)
})
