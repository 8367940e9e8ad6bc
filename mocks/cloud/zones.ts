import { plainDateIn, timeIn, type PlainDate } from '@/rules/time/dates'

/** The moment at which a clock in `zone` shows this date and `HH:MM`. */
export function instantIn(zone: string, date: PlainDate, time: string): number {
  const shown = (at: number) => Date.parse(`${plainDateIn(zone, at)}T${timeIn(zone, at)}:00Z`)
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const guess = wanted - (shown(wanted) - wanted)
  // Once more: the first guess may lie on the other side of a change of daylight saving time.
  return guess - (shown(guess) - wanted)
}

export const iso = (at: number): string => new Date(at).toISOString()
