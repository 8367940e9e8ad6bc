import * as v from 'valibot'

/** What somebody typed without a bill, by the fields' keys; the amount stands apart. */
export const blindEntry = v.record(v.string(), v.string())
export type BlindEntry = v.InferOutput<typeof blindEntry>
