import * as v from 'valibot'
import { looksLikeCardNumber } from './card-numbers'
import { pageNumber } from './page-number'
import { isRealDay } from './real-day'

/** Shapes that all resources share. Money is integer cents; ids are strings. */

/**
 * The maximum length of each kind of text that a client sends; forms check the same before sending.
 */
export const longest = {
  id: 200,
  short: 64,
  name: 120,
  email: 254,
  search: 100,
  password: 200,
  long: 2_000,
  token: 4_000,
} as const

/** What the answer says of a text with a card number; forms say it in the user's language. */
export const cardNumberRefused = 'Do not enter card numbers here.'

/**
 * Text that people write, with at most `most` characters. Every such text of a call is one of these:
 * a card number is kept nowhere (docs/security.md).
 * @__NO_SIDE_EFFECTS__
 */
export const writtenText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => !looksLikeCardNumber(text), cardNumberRefused),
  )

/** For phones, ZIP codes, names of languages. */
export const shortText = writtenText(longest.short)
/** For names, streets, cities. */
export const nameText = writtenText(longest.name)
export const emailText = writtenText(longest.email)
/** For a list's search. */
export const searchText = writtenText(longest.search)
/** For several sentences. */
export const longText = writtenText(longest.long)

/**
 * For numbers that an office, a bank or this program has given: of accounts, of versions. One in a
 * few hundred long ones could also be a card's. They find what they name, or nothing: they are no
 * place to write in.
 */
export const numberText = v.pipe(v.string(), v.maxLength(longest.short))
export const passwordText = v.pipe(v.string(), v.maxLength(longest.password))
/** For tokens of mail links, challenges, and the hosted card fields. */
export const tokenText = v.pipe(v.string(), v.maxLength(longest.token))

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(longest.id))
export const cents = v.pipe(
  v.number(),
  v.check((amount) => Number.isSafeInteger(amount)),
)
/** $999,999,999.99: the maximum payment and the maximum price. */
export const mostCents = 99_999_999_999
/**
 * A whole number of a body, which has to have a bound: `upTo(20)`; of an answer, `count`.
 * @__NO_SIDE_EFFECTS__
 */
export const upTo = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** A quoted or paid amount: above zero. */
export const paidCents = upTo(mostCents, 1)
/** A fee, or a bound that an office sets. */
export const chargeCents = upTo(mostCents)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const year = upTo(2200, 1900)
/** `YYYY-MM-DD` in the municipality's own zone. */
export const plainDate = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** A day that is asked for: it exists, in a year that bills may have. */
export const askedDay = v.pipe(
  plainDate,
  v.check((day) => isRealDay(day) && v.is(year, Number(day.slice(0, 4)))),
)
/** ISO 8601, UTC. */
export const instant = v.pipe(v.string(), v.maxLength(40), v.regex(v.ISO_TIMESTAMP_REGEX))
/**
 * A city's texts in other languages, by language (`es`) and field. Its own text shows where one is
 * missing (`inLanguage`).
 */
export const translations = v.nullish(v.record(v.string(), v.record(v.string(), v.string())))
/** The specification's numeric flag; read leniently because servers send either. */
export const numericFlag = v.union([v.picklist([0, 1]), v.boolean()])

export const pagination = v.object({ page: count, per_page: count, total: count, last_page: count })
export type Pagination = v.InferOutput<typeof pagination>

/** The body of every failure. A 403 has its text in `error` (specification §8). */
export const failureBody = v.object({
  message: v.optional(v.string()),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  /** The next try sends its answer in `recaptcha_token`; it counts once. */
  challenge: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** With a 409 of the code `changed`: the current row; the screen reads it with its schema. */
  current: v.optional(v.unknown()),
})
/** With whatever else a call's failure says, which its screen reads by a schema of its own. */
export type FailureBody = v.InferOutput<typeof failureBody> & Readonly<Record<string, unknown>>

export function isFailureBody(body: unknown): body is FailureBody {
  return v.is(failureBody, body)
}

const message = v.optional(v.string())
/** Rows of a given list that could not be read and were left out; screens say so. */
const unreadable = v.optional(count)

/** @__NO_SIDE_EFFECTS__ */
export function dataOf<T>(schema: v.GenericSchema<T, T>) {
  return v.object({ data: schema, message })
}

/** @__NO_SIDE_EFFECTS__ */
export function pageOf<T>(schema: v.GenericSchema<T, T>) {
  return v.object({ data: v.array(schema), pagination, unreadable, message })
}

/**
 * Rows without pages, of a given call.
 * @__NO_SIDE_EFFECTS__
 */
export function rowsOf<T>(schema: v.GenericSchema<T, T>) {
  return v.object({ data: v.array(schema), unreadable, message })
}

export const done = v.object({ success: v.boolean(), message })
export const messageOnly = v.object({ message: v.string() })

export const pageQuery = {
  page: v.optional(pageNumber),
  per_page: v.optional(upTo(100, 1)),
  sort: v.optional(shortText),
}
