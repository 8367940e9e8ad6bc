import { expect, it } from 'vitest'
import { formatDateRange } from './date-range'
import type { Locale } from './locales'

it.each<[Locale, string, string]>([
  ['en', 'May 26 – Jun 1, 2026', 'May 26 – Jun 1'],
  ['de', '26. Mai – 1. Juni 2026', '26. Mai – 1. Juni'],
  ['fr', '26 mai – 1 juin 2026', '26 mai – 1 juin'],
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
