import * as v from 'valibot'
import { longest, writtenText } from '@/contract/wire'

/** The text of a notification: blocks of our own, never HTML (product.md A20). */

export const mostSubject = 120
/** Characters of a whole body, as its plain text counts them. */
export const mostBody = 10_000
const mostBlocks = 300
const mostInlines = 300

/** Of people, not of code units: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

/** A character takes two code units at most. */
const characters = (most: number) =>
  v.pipe(
    writtenText(most * 2),
    v.check((text) => lengthOf(text) <= most),
  )

/** What is filled in for each recipient. */
export const variableNames = [
  'first_name',
  'department',
  'account',
  'bill_year',
  'cycle',
  'amount_due',
  'due_date',
  'pay_link',
  'unsubscribe_link',
] as const
export type VariableName = (typeof variableNames)[number]

/**
 * A run of text in one style. A variable stands in it as `{{first_name}}`; the rules say which there
 * are (`rules/notifications/variables.ts`).
 */
const inline = v.object({
  text: characters(mostBody),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  /** An https or mailto address. */
  link: v.optional(writtenText(longest.long)),
})
export type Inline = v.InferOutput<typeof inline>

const line = v.pipe(v.array(inline), v.maxLength(mostInlines))
export type Line = v.InferOutput<typeof line>

export const block = v.union([
  v.object({ kind: v.literal('paragraph'), line }),
  v.object({ kind: v.literal('heading'), line }),
  v.object({ kind: v.literal('list'), items: v.pipe(v.array(line), v.maxLength(mostBlocks)) }),
])
export type Block = v.InferOutput<typeof block>

export const messageBody = v.pipe(v.array(block), v.maxLength(mostBlocks))
export type MessageBody = v.InferOutput<typeof messageBody>

export const message = v.object({ subject: characters(mostSubject), body: messageBody })
export type Message = v.InferOutput<typeof message>

/** English is always there; a language without a version gets the English one. */
export const messages = v.object({
  en: message,
  es: v.optional(message),
  de: v.optional(message),
  ja: v.optional(message),
  fr: v.optional(message),
})
export type Messages = v.InferOutput<typeof messages>
export type MessageLanguage = keyof Messages
export const messageLanguages = [
  'en',
  'es',
  'de',
  'ja',
  'fr',
] as const satisfies readonly MessageLanguage[]
