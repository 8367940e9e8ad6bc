import { plainDateIn, timeIn, type PlainDate } from './dates'

const dayMs = 86_400_000

/**
 * The instants at which the clock of a zone shows a date and `HH:MM`: one, none in the hour that is
 * left out in spring, or two in the hour that comes twice in autumn.
 */
export function instantsAt(zone: string, date: PlainDate, time: string): number[] {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return []
  // Offsets of the day before and after: between them lies whatever change there is.
  const offsets = [-dayMs, 0, dayMs].map((apart) => offsetAt(zone, asUtc + apart))
  const found = new Set(
    offsets
      .map((offset) => asUtc - offset)
      .filter((at) => plainDateIn(zone, at) === date && timeIn(zone, at) === time),
  )
  return [...found].toSorted((a, b) => a - b)
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
const offsetAt = (zone: string, at: number): number =>
  Date.parse(`${plainDateIn(zone, at)}T${timeIn(zone, at)}:00Z`) - Math.floor(at / 60_000) * 60_000
