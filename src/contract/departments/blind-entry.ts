import * as v from 'valibot'
import { writtenText } from '@/contract/wire'

/** The maximum number of a department's fields. */
export const mostBlindFields = 15
export const longestKey = 40
/** The maximum length of one field; a note for the office is the longest. */
export const longestEntry = 250

/** The typed fields of a payment without a bill, by key; the amount is separate. */
export const blindEntry = v.pipe(
  v.record(writtenText(longestKey), writtenText(longestEntry)),
  v.maxEntries(mostBlindFields),
)
export type BlindEntry = v.InferOutput<typeof blindEntry>
