import * as v from 'valibot'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { isRealDay } from '@/contract/real-day'
import { addDays, type PlainDate } from '../time/dates'

/**
 * Rules of form fields, used by the form and by the cloud. The message of a broken rule comes from
 * `say`: a message id in the form (`sayInForm`), a sentence in the cloud (`sayAsServer`).
 */
export type FieldProblem =
  | { kind: 'missing' }
  | { kind: 'too-long'; longest: number }
  | { kind: 'card-number' }
  | { kind: 'not-money' | 'not-percent' | 'not-count' | 'not-date' }
  /** Cents. */
  | { kind: 'money-range'; least: number; most: number }
  /** Hundredths of a percent. */
  | { kind: 'percent-range'; least: number; most: number }
  | { kind: 'count-range'; least: number; most: number }
  | { kind: 'date-early'; from: PlainDate }
  | { kind: 'date-late'; to: PlainDate }
  | { kind: 'dates-turned' }
  /** The number of days, both ends included. */
  | { kind: 'range-long'; most: number }
  | { kind: 'too-few'; least: number }
  | { kind: 'too-many'; most: number }
  | { kind: 'twice' }
  | { kind: 'file-type'; endings: readonly string[] }
  | { kind: 'file-large'; megabytes: number }
  | { kind: 'file-empty' }

export type Say = (problem: FieldProblem) => string

/**
 * Text with at most `longest` characters and no card number; surrounding spaces are ignored. As
 * `writtenText` of the contract.
 */
export const optionalText = (say: Say, longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, say({ kind: 'too-long', longest })),
    noCardNumber(say({ kind: 'card-number' })),
  )

export const noCardNumber = (message: string) =>
  v.check((text: string) => !looksLikeCardNumber(text), message)

export const requiredText = (say: Say, longest: number) =>
  v.pipe(optionalText(say, longest), v.minLength(1, say({ kind: 'missing' })))

interface NumberRange {
  least?: number
  most: number
  /** null, the empty field, is valid. */
  optional?: boolean
}

function rangeOf(
  unreadable: string,
  missing: string,
  outside: string,
  { least = 0, most, optional = false }: NumberRange,
) {
  return v.pipe(
    // NaN, an unreadable entry, is invalid.
    v.nullable(v.pipe(v.number(unreadable), v.integer(unreadable))),
    v.check((value) => optional || value !== null, missing),
    v.check((value) => value === null || (value >= least && value <= most), outside),
  )
}

/** Cents; for `MoneyField`. */
export function moneyRange(say: Say, range: NumberRange) {
  const { least = 0, most } = range
  const outside = say({ kind: 'money-range', least, most })
  return rangeOf(say({ kind: 'not-money' }), say({ kind: 'missing' }), outside, range)
}

/** Hundredths of a percent; for `PercentField`. */
export function percentRange(say: Say, range: NumberRange) {
  const { least = 0, most } = range
  const outside = say({ kind: 'percent-range', least, most })
  return rangeOf(say({ kind: 'not-percent' }), say({ kind: 'missing' }), outside, range)
}

/** A whole number; for `CountField`. */
export function countRange(say: Say, range: NumberRange) {
  const { least = 0, most } = range
  const outside = say({ kind: 'count-range', least, most })
  return rangeOf(say({ kind: 'not-count' }), say({ kind: 'missing' }), outside, range)
}

interface DateLimits {
  /** The first and last selectable day. */
  from?: PlainDate
  to?: PlainDate
  /** '', the empty field, is valid. */
  optional?: boolean
}

/** `YYYY-MM-DD`; for `DateField`. */
export function dateRule(say: Say, { from, to, optional = false }: DateLimits = {}) {
  return v.pipe(
    v.string(),
    v.check((date) => optional || date !== '', say({ kind: 'missing' })),
    v.check((date) => date === '' || isRealDay(date), say({ kind: 'not-date' })),
    v.check(
      (date) => from === undefined || !isRealDay(date) || date >= from,
      say({ kind: 'date-early', from: from ?? '' }),
    ),
    v.check(
      (date) => to === undefined || !isRealDay(date) || date <= to,
      say({ kind: 'date-late', to: to ?? '' }),
    ),
  )
}

interface RangeLimits extends DateLimits {
  /** The maximum number of days, both ends included. */
  longest?: number
}

/** `{ from, to }`; for `DateRangeField`. The end is not before the beginning. */
export function dateRange(say: Say, { longest, ...limits }: RangeLimits = {}) {
  const day = dateRule(say, limits)
  const areDates = (range: { from: string; to: string }) =>
    isRealDay(range.from) && isRealDay(range.to)
  return v.pipe(
    v.object({ from: day, to: day }),
    v.forward(
      v.partialCheck(
        [['from'], ['to']],
        (range) => !areDates(range) || range.from <= range.to,
        say({ kind: 'dates-turned' }),
      ),
      ['to'],
    ),
    v.forward(
      v.partialCheck(
        [['from'], ['to']],
        (range) =>
          longest === undefined || !areDates(range) || range.to < addDays(range.from, longest),
        say({ kind: 'range-long', most: longest ?? 0 }),
      ),
      ['to'],
    ),
  )
}

interface ListLimits<Item> {
  least?: number
  most?: number
  /** Rows must differ in this text; the later one gets the error. Case and spaces are ignored. */
  distinct?: keyof Item & string
}

/** For `RepeatedGroup`, `MultiSelectField` and `CheckboxesField`. */
export function listRule<Item>(
  say: Say,
  item: v.GenericSchema<Item>,
  { least = 0, most = Number.POSITIVE_INFINITY, distinct }: ListLimits<Item> = {},
) {
  return v.pipe(
    v.array(item),
    v.minLength(least, say({ kind: 'too-few', least })),
    v.maxLength(most, say({ kind: 'too-many', most })),
    v.rawCheck<Item[]>(({ dataset, addIssue }) => {
      if (!dataset.typed || distinct === undefined) return
      const { value: rows } = dataset
      const seen = new Set<string>()
      for (const [index, row] of rows.entries()) {
        const value = row[distinct]
        const plain = String(value).trim().toLowerCase()
        if (plain !== '' && seen.has(plain)) {
          addIssue({
            message: say({ kind: 'twice' }),
            path: [
              { type: 'array', origin: 'value', input: rows, key: index, value: row },
              { type: 'unknown', origin: 'value', input: row, key: distinct, value },
            ],
          })
        }
        seen.add(plain)
      }
    }),
  )
}

interface FileLimits {
  /** `['.csv', '.xlsx']`, in lower case. */
  endings: readonly string[]
  mostMegabytes: number
  optional?: boolean
}

/** For `FileField`. The reported media type differs by computer, so the extension counts. */
export function fileRule(say: Say, { endings, mostMegabytes, optional = false }: FileLimits) {
  const hasEnding = ({ name }: File) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending))
  const missing = say({ kind: 'missing' })
  const checked = (check: (file: File) => boolean, message: string) =>
    v.check<File | null, string>((file) => file === null || check(file), message)
  return v.pipe(
    v.nullable(v.file(missing)),
    v.check((file) => optional || file !== null, missing),
    checked(hasEnding, say({ kind: 'file-type', endings })),
    checked((file) => file.size > 0, say({ kind: 'file-empty' })),
    checked(
      (file) => file.size <= mostMegabytes * 1_000_000,
      say({ kind: 'file-large', megabytes: mostMegabytes }),
    ),
  )
}
