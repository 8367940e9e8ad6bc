import * as v from 'valibot'

/** As many fields as a department may ask for. */
export const mostBlindFields = 15
export const longestKey = 40
/** What is typed into one field; a note for the office is the longest. */
export const longestEntry = 250

/** What somebody typed without a bill, by the fields' keys; the amount stands apart. */
export const blindEntry = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(longestKey)),
    v.pipe(v.string(), v.maxLength(longestEntry)),
  ),
  v.maxEntries(mostBlindFields),
)
export type BlindEntry = v.InferOutput<typeof blindEntry>
