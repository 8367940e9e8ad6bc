import * as v from 'valibot'

/** Shapes that every resource shares. Money is integer cents; ids are strings (architecture.md). */

export const id = v.pipe(v.string(), v.minLength(1))
export const cents = v.pipe(v.number(), v.integer())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))
/** `YYYY-MM-DD` in the municipality's own zone. */
export const plainDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
/** ISO 8601, UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** The specification's numeric flag; read leniently because servers send either. */
export const numericFlag = v.union([v.picklist([0, 1]), v.boolean()])

export const pagination = v.object({ page: count, per_page: count, total: count, last_page: count })
export type Pagination = v.InferOutput<typeof pagination>

/** The body of every answer that is not a success. A 403 has its text in `error` (specification §8). */
export const failureBody = v.looseObject({
  message: v.optional(v.string()),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type FailureBody = v.InferOutput<typeof failureBody>

const message = v.optional(v.string())

/** @__NO_SIDE_EFFECTS__ */
export function dataOf<T>(schema: v.GenericSchema<T, T>) {
  return v.object({ data: schema, message })
}

/** @__NO_SIDE_EFFECTS__ */
export function pageOf<T>(schema: v.GenericSchema<T, T>) {
  return v.object({ data: v.array(schema), pagination, message })
}

export const done = v.object({ success: v.boolean(), message })
export const messageOnly = v.object({ message: v.string() })

export const pageQuery = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  sort: v.optional(v.string()),
}
