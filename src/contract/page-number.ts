import * as v from 'valibot'

/** No list has that many pages. */
const mostPages = 1_000_000

/** From 1. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages))

/**
 * The page of a list in its address; undefined: the first. A number that no call takes is the
 * largest, which leads to the last page.
 */
export function pageIn(param: unknown): number | undefined {
  const text = typeof param === 'number' ? String(param) : param
  if (typeof text !== 'string' || !/^\d+$/u.test(text)) return undefined
  const page = Math.min(Number(text), mostPages)
  return page > 1 ? page : undefined
}
