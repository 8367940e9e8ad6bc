/** An existing day, `YYYY-MM-DD`: `2026-02-30` has the shape of one and is none. */
export function isRealDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

interface AskedDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Days whose last is before the first were meant the other way round. */
export function daysInOrder({ from, to }: AskedDays): AskedDays {
  const isTurned = from !== undefined && to !== undefined && from > to
  return isTurned ? { from: to, to: from } : { from, to }
}
