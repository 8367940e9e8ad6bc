interface AskedDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Days whose last is before the first were meant the other way round. */
export function daysInOrder({ from, to }: AskedDays): AskedDays {
  const isTurned = from !== undefined && to !== undefined && from > to
  return isTurned ? { from: to, to: from } : { from, to }
}
