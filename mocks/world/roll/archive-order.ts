import { dayCount } from './archive-counts'
import { instantOf } from './archive-payment'

export const archiveOrders = ['at', 'principal', 'total'] as const
export type ArchiveOrder = (typeof archiveOrders)[number]

/** More than there are payments, so that key and number fit into one. */
const span = 2 ** 21
const minuteMs = 60_000

/** What archived payments are sorted by; others are compared with it. */
export const orderKey = {
  at: (at: number) => Math.floor(at / minuteMs),
  cents: (cents: number) => cents,
}

/** Numbers of payments in the order of their keys. */
export interface Sorted {
  keyAt(place: number): number
  numberAt(place: number): number
}

export function sortedByKey(numbers: Int32Array, keyOf: (number: number) => number): Sorted {
  const packed = Float64Array.from(numbers, (number) => keyOf(number) * span + number).toSorted()
  return {
    keyAt: (place) => Math.floor((packed[place] ?? 0) / span),
    numberAt: (place) => (packed[place] ?? 0) % span,
  }
}

/** By day at once; within a day when a page of it is asked for. */
export function sortedByTime(
  { seed, days }: { readonly seed: number; readonly days: Int16Array },
  numbers: Int32Array,
): Sorted {
  const starts = new Int32Array(dayCount + 1)
  const dayOfNumber = (number: number) => days[number] ?? 0
  for (const number of numbers) {
    const day = dayOfNumber(number)
    starts[day + 1] = (starts[day + 1] ?? 0) + 1
  }
  for (let day = 0; day < dayCount; day++) {
    starts[day + 1] = (starts[day + 1] ?? 0) + (starts[day] ?? 0)
  }
  const byDay = new Int32Array(numbers.length)
  const next = starts.slice()
  for (const number of numbers) {
    const day = dayOfNumber(number)
    byDay[next[day] ?? 0] = number
    next[day] = (next[day] ?? 0) + 1
  }
  const keyOf = (number: number) => orderKey.at(instantOf(seed, number))
  const sortedDays = new Map<number, Sorted>()
  function at(place: number): { of: Sorted; index: number } {
    const day = dayOfNumber(byDay[place] ?? 0)
    const start = starts[day] ?? 0
    const of = sortedDays.get(day) ?? sortedByKey(byDay.subarray(start, starts[day + 1]), keyOf)
    sortedDays.set(day, of)
    return { of, index: place - start }
  }
  return {
    keyAt(place) {
      const { of, index } = at(place)
      return of.keyAt(index)
    },
    numberAt(place) {
      const { of, index } = at(place)
      return of.numberAt(index)
    },
  }
}
