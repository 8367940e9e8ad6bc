import { describe, expect, test } from 'vitest'
import { dateEntry, moneyEntry, percentEntry } from './entry'
import { locales } from './locales'

describe('money is cents, typed in the language’s notation', () => {
  test.each([
    ['en', '1,234.5', 123_450, '1,234.50'],
    ['en', '$20', 2_000, '20.00'],
    ['en', '0.07', 7, '0.07'],
    ['en', '0.29', 29, '0.29'],
    ['es', '1,234.50', 123_450, '1,234.50'],
    ['de', '1.234,5', 123_450, '1.234,50'],
    ['ja', '１，２３４', 123_400, '1,234.00'],
    ['fr', '1 234,5', 123_450, '1\u202F234,50'],
  ] as const)('%s: "%s" is %d and shown as "%s"', (locale, text, cents, shown) => {
    const entry = moneyEntry(locale)
    expect(entry.read(text)).toBe(cents)
    expect(entry.write(cents)).toBe(shown)
    expect(entry.read(shown)).toBe(cents)
  })

  test.each([
    ['en', '12,34'],
    ['en', '1.999'],
    ['de', '1,234.50'],
    ['en', 'ten'],
    ['en', '-5'],
  ] as const)('%s: "%s" is no amount', (locale, text) =>
    expect(moneyEntry(locale).read(text)).toBeNaN(),
  )

  test('an empty field has no value, and an invalid value shows nothing', () => {
    expect(moneyEntry('en').read('  ')).toBeNull()
    expect(moneyEntry('en').write(null)).toBe('')
    expect(moneyEntry('en').write(Number.NaN)).toBe('')
  })
})

test.each([
  ['en', '2.95%', 295, '2.95'],
  ['en', '3', 300, '3'],
  ['en', '2.5', 250, '2.5'],
  ['de', '2,95 %', 295, '2,95'],
  ['fr', '0,05', 5, '0,05'],
] as const)(
  '%s: "%s" is %d hundredths of a percent and shown as "%s"',
  (locale, text, bp, shown) => {
    expect(percentEntry(locale).read(text)).toBe(bp)
    expect(percentEntry(locale).write(bp)).toBe(shown)
  },
)

describe('a date is typed in the order of the language', () => {
  test.each([
    ['en', '7/10/2026'],
    ['en', '07-10-26'],
    ['en', '07102026'],
    ['en', '071026'],
    ['en', '7 10 2026'],
    ['en', '2026-07-10'],
    ['es', '10/7/2026'],
    ['de', '10.7.2026'],
    ['de', '10.07.26'],
    ['de', '10072026'],
    ['fr', '10/07/2026'],
    ['ja', '2026/7/10'],
    ['ja', '２０２６年７月１０日'],
    ['ja', '20260710'],
    // Dashes as a web page or a letter writes them, and a mark of direction.
    ['en', '2026\u201107\u201110'],
    ['en', '07\u201310\u201326'],
    ['es', '10\u22127\u22122026'],
    ['ja', '\u200E2026\u30FC7\u30FC10'],
  ] as const)('%s: "%s" is July 10', (locale, text) =>
    expect(dateEntry(locale).read(text)).toBe('2026-07-10'),
  )

  test.each(['2/30/2026', '13/1/2026', 'tomorrow', '7/10', '7/10/126', '00000000'])(
    '"%s" is no date and stays as typed',
    (text) => {
      expect(dateEntry('en').read(text)).toBe(text)
      expect(dateEntry('en').write(text)).toBe(text)
    },
  )

  test.each([
    ['en', '07/10/2026'],
    ['es', '10/07/2026'],
    ['de', '10.07.2026'],
    ['ja', '2026/07/10'],
    ['fr', '10/07/2026'],
  ] as const)('%s: shown as %s', (locale, text) =>
    expect(dateEntry(locale).write('2026-07-10')).toBe(text),
  )

  test.each(locales)('%s: a shown value is read back', (locale) => {
    const { read, write } = dateEntry(locale)
    for (const date of ['2026-01-31', '2024-02-29', '1999-12-01']) {
      expect(read(write(date))).toBe(date)
    }
  })
})
