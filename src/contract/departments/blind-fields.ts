import * as v from 'valibot'
import { longestKey } from './blind-entry'
import { chargeCents, longText, nameText } from '@/contract/wire'

/** The fields that a department asks for where there is no bill (product.md P5). */

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

/** The value that is sent. */
const optionValue = v.pipe(nameText, v.minLength(1))

export const blindField = v.object({
  /** The option's label. */
  key: v.pipe(v.string(), v.maxLength(longestKey), v.regex(/^[a-z][a-z0-9_]*$/)),
  kind: v.picklist(blindFieldKinds),
  required: v.boolean(),
  /** The office's own text; without it the product's, in the reader's language. */
  label: v.optional(nameText),
  help: v.optional(longText),
  /** The pattern of the numbers (`rules/bills/number-pattern.ts`), and an example. */
  pattern: v.optional(nameText),
  example: v.optional(nameText),
  /** It must be typed twice. */
  confirm: v.optional(v.boolean()),
  /** For an amount in cents, a quantity, a tax year. */
  minimum: v.optional(chargeCents),
  maximum: v.optional(chargeCents),
  /** For a select. */
  options: v.optional(
    v.pipe(v.array(v.object({ value: optionValue, label: nameText })), v.maxLength(100)),
  ),
})
export type BlindField = v.InferOutput<typeof blindField>

/** The typed fields as a receipt shows them: labels for codes, without contact data. */
export const paidFact = v.object({
  kind: v.picklist(blindFieldKinds),
  label: v.nullable(v.string()),
  value: v.string(),
})
export type PaidFact = v.InferOutput<typeof paidFact>
