import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { comesTwice } from '@/rules/time/dates'
import { writtenDay } from '@/rules/time/written-days'
import { defaultLocale, formatTags, isLocale, type Locale } from './locales'

/**
 * Money and dates in the reader's language. Money is always US dollars in integer cents
 * (decision 13); plain dates (`2026-07-10`) have no time zone and are never shifted.
 */

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

/** Formats are dear to make, so each is made once. */
function once<Of>(
  made: Map<string, Of>,
  locale: Locale,
  options: unknown,
  make: (tag: string) => Of,
) {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? make(formatTags[locale])
  made.set(key, format)
  return format
}

export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once(numbers, locale, options, (tag) => new Intl.NumberFormat(tag, options))
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(dates, locale, options, (tag) => new Intl.DateTimeFormat(tag, options))
}

/** A date, a time, or both. */
export const dateText = (
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  at: number | Date,
): string => writtenDay(locale, dateFormat(locale, options), at)

/** A typographic minus sign: the hyphen of `-$291.74` looks like a dash and breaks at line ends. */
function withMinusSign(text: string): string {
  return text.replace('-', '−')
}

/** 94864 → `$948.64`. */
export function formatMoney(
  locale: Locale,
  cents: number,
  options?: Intl.NumberFormatOptions,
): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...options,
  })
  return withMinusSign(format.format(cents / 100))
}

/** 295 basis points → `2.95%`. */
export function formatRate(locale: Locale, basisPoints: number): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(basisPoints / 10_000)
}

function formatCount(locale: Locale, count: number): string {
  return numberFormat(locale, {}).format(count)
}

/**
 * On one line. A plain date is midnight in UTC, formatted in UTC, so that no zone shifts it.
 */
function formatDay(locale: Locale, date: string, style: Intl.DateTimeFormatOptions): string {
  const text = dateText(locale, { ...style, timeZone: 'UTC' }, new Date(`${date}T00:00:00Z`))
  return text.replaceAll(' ', '\u00A0')
}

const shortStyle = { month: 'short', day: 'numeric' } as const

/** A day is written the same with a time and without. */
const dayStyle = { year: 'numeric', ...shortStyle } as const

/** `2026-07-10` → `Jul 10, 2026`. */
export function formatDate(locale: Locale, date: string): string {
  return formatDay(locale, date, dayStyle)
}

/** `2026-07-10` → `Jul 10`. */
export function formatShortDate(locale: Locale, date: string): string {
  return formatDay(locale, date, shortStyle)
}

/** What a zone is called where it is, in every language: `EDT`. Elsewhere it would be `GMT-4`. */
export function zoneName(timeZone: string, at: number): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** An instant in the municipality's zone: `Jun 1, 2026, 10:02 AM EDT`. */
export function formatInstant(locale: Locale, instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  const style = { ...dayStyle, hour: 'numeric', minute: '2-digit', timeZone } as const
  return `${dateText(locale, style, at)} ${zoneName(timeZone, at)}`
}

/** The time of day alone: `2:14 PM`; `1:30 AM EDT` in the hour that comes twice in autumn. */
export function formatTime(locale: Locale, instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  const text = dateText(locale, { hour: 'numeric', minute: '2-digit', timeZone }, at)
  return comesTwice(timeZone, at) ? `${text} ${zoneName(timeZone, at)}` : text
}

/** `['Visa', 'Mastercard']` → `Visa and Mastercard`; a `unit` list has no "and". */
export function formatList(
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  return once(lists, locale, type, (tag) => new Intl.ListFormat(tag, { type })).format(items)
}

function formatsFor(locale: Locale) {
  return {
    locale,
    money: (cents: number) => formatMoney(locale, cents),
    rate: (basisPoints: number) => formatRate(locale, basisPoints),
    count: (count: number) => formatCount(locale, count),
    date: (date: string) => formatDate(locale, date),
    shortDate: (date: string) => formatShortDate(locale, date),
    instant: (instant: string, zone: string) => formatInstant(locale, instant, zone),
    time: (instant: string, zone: string) => formatTime(locale, instant, zone),
    list: (items: readonly string[], type?: 'conjunction' | 'disjunction' | 'unit') =>
      formatList(locale, items, type),
  }
}
export type Formats = ReturnType<typeof formatsFor>

/** The formatters of the current language. */
export function useFormats(): Formats {
  const { locale } = useIntl()
  return useMemo(() => formatsFor(isLocale(locale) ? locale : defaultLocale), [locale])
}
