import * as v from 'valibot'
import { cents, id } from './wire'

/** What a department asks for where there is no bill (product.md P5). */

export const blindFieldKinds = [
  'type',
  'reference',
  'name',
  'address',
  'email',
  'phone',
  'quantity',
  'amount',
  'tax-year',
  'quarter',
  'memo',
  'date',
  'file-number',
  'text',
  'select',
] as const
export type BlindFieldKind = (typeof blindFieldKinds)[number]

export const blindField = v.object({
  /** Names the answer. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  kind: v.picklist(blindFieldKinds),
  required: v.boolean(),
  /** The office's own words; without them the product's, in the reader's language. */
  label: v.optional(v.string()),
  help: v.optional(v.string()),
  /** A regular expression that a number matches, and what such a number looks like. */
  pattern: v.optional(v.string()),
  example: v.optional(v.string()),
  /** It is typed twice. */
  confirm: v.optional(v.boolean()),
  /** Of an amount in cents, of a quantity, of a tax year. */
  minimum: v.optional(cents),
  maximum: v.optional(cents),
  /** Of a select. */
  options: v.optional(v.array(v.object({ value: id, label: v.string() }))),
})
export type BlindField = v.InferOutput<typeof blindField>

export const mostBlindFields = 15

/** What was typed as a receipt shows it: codes are words, contact data is left out. */
export const paidFact = v.object({
  kind: v.picklist(blindFieldKinds),
  label: v.nullable(v.string()),
  value: v.string(),
})
export type PaidFact = v.InferOutput<typeof paidFact>
