import { isRealDay, plainCharacters } from '@/rules/time/dates'
import { parseAmount, parseRate } from '@/rules/payments/amount-entry'
import { decimalMark } from './decimal-mark'
import { formatTags, type Locale } from './locales'

/**
 * How a typed field shows its value and reads the entry, in the notation of the page's language.
 */
export interface Entry<Value> {
  /** Never throws: an unreadable entry becomes a value that the form's rule refuses. */
  read: (text: string) => Value
  write: (value: Value) => string
}

/** null: empty. NaN: not a number. */
export type EnteredNumber = number | null

function hundredths(
  locale: Locale,
  parse: (text: string, decimal: '.' | ',') => number | null,
  decimals: number,
): Entry<EnteredNumber> {
  const decimal = decimalMark(locale)
  const format = new Intl.NumberFormat(formatTags[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  })
  return {
    read: (text) => (text.trim() === '' ? null : (parse(text, decimal) ?? Number.NaN)),
    write: (value) => (value === null || Number.isNaN(value) ? '' : format.format(value / 100)),
  }
}

/** Cents: 123450 ↔ `1,234.50`. */
export const moneyEntry = (locale: Locale): Entry<EnteredNumber> =>
  hundredths(locale, parseAmount, 2)

/** Hundredths of a percent: 295 ↔ `2.95`. */
export const percentEntry = (locale: Locale): Entry<EnteredNumber> =>
  hundredths(locale, parseRate, 0)

type DatePart = 'year' | 'month' | 'day'

function orderIn(locale: Locale): DatePart[] {
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'short' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))
}

/** `07102026`, `071026`: only digits, in the order of the language. */
function partsOfDigits(digits: string, order: readonly DatePart[]): string[] {
  const yearLength = digits.length - 4
  let from = 0
  return order.map((part) => {
    const to = from + (part === 'year' ? yearLength : 2)
    const found = digits.slice(from, to)
    from = to
    return found
  })
}

/** For `ui`, which may not import rules. */
export const isDay: (text: string) => boolean = isRealDay

/**
 * `2026-07-10` ↔ `07/10/2026`. Reads the order of the language with any separator, `7/10/26`, only
 * digits, `2026年7月10日`, and ISO in every language. '' is empty; an invalid date stays as typed.
 */
export function dateEntry(locale: Locale): Entry<string> {
  const order = orderIn(locale)
  const format = new Intl.DateTimeFormat(formatTags[locale], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
  return {
    read: (text) => {
      const plain = plainCharacters(text)
      const digits = /^(?:\d{6}|\d{8})$/u.test(plain)
      const found = digits
        ? partsOfDigits(plain, order)
        : (/^(\d{1,4})[-./\s年](?:\s*)(\d{1,4})[-./\s月](?:\s*)(\d{1,4})日?\.?$/u
            .exec(plain)
            ?.slice(1) ?? [])
      const yearFirst = !digits && found[0]?.length === 4
      const at = (part: DatePart) =>
        found[(yearFirst ? (['year', 'month', 'day'] as const) : order).indexOf(part)] ?? ''
      const year = at('year')
      const date = [
        year.length === 2 ? `20${year}` : year,
        at('month').padStart(2, '0'),
        at('day').padStart(2, '0'),
      ].join('-')
      return isRealDay(date) ? date : plain
    },
    write: (value) => (isRealDay(value) ? format.format(new Date(`${value}T00:00:00Z`)) : value),
  }
}
