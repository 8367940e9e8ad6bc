/**
 * Due dates, credit dates and posting dates are plain dates, `YYYY-MM-DD`, in the municipality's
 * zone (decision 13 and 2.0 "Dates"). They compare as text.
 */
export type PlainDate = string

/** For what reads typed dates and may not import the contract (`src/i18n`). */
export { plainCharacters } from '@/contract/plain-characters'
export { isRealDay } from '@/contract/real-day'

/** Also the credit date: the day of the transaction decides about lateness. */
export function plainDateIn(zone: string, instantMs: number): PlainDate {
  return partsIn(zone, instantMs).date
}

/** `HH:MM`, 24 hours. */
export function timeIn(zone: string, instantMs: number): string {
  return partsIn(zone, instantMs).time
}

/** An instant in a zone's local time, with its offset from UTC: `2026-06-01T10:02:07-04:00`. */
export function isoIn(zone: string, instantMs: number): string {
  const ahead = minutesAhead(zone, instantMs)
  const onTheClock = new Date(instantMs + ahead * 60_000).toISOString().slice(0, 19)
  const two = (value: number) => String(value).padStart(2, '0')
  const distance = `${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
  return `${onTheClock}${ahead < 0 ? '-' : '+'}${distance}`
}

/** A quarter of an hour: offsets change at no other moments. */
const quarterMs = 900_000

/** The last answer: a list of instants repeats neighbors. */
let known = { zone: '', quarter: 0, minutes: 0 }

/** The offset of a zone from UTC. */
function minutesAhead(zone: string, instantMs: number): number {
  const quarter = Math.floor(instantMs / quarterMs)
  if (known.zone !== zone || known.quarter !== quarter) {
    const { date, time } = partsIn(zone, quarter * quarterMs)
    const minutes = (Date.parse(`${date}T${time}:00Z`) - quarter * quarterMs) / 60_000
    known = { zone, quarter, minutes }
  }
  return known.minutes
}

const hourMs = 3_600_000

/** The clock shows this time again an hour later, or has an hour ago: it was set back between. */
export const comesTwice = (zone: string, instantMs: number): boolean =>
  [-hourMs, hourMs].some((apart) => timeIn(zone, instantMs + apart) === timeIn(zone, instantMs))

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

/** Formatters are slow to make, and a list needs the same zone repeatedly. */
const formatters = new Map<string, Intl.DateTimeFormat>()

interface Parts {
  readonly date: PlainDate
  readonly time: string
}

/** The last answer: of one instant both day and time are asked. */
let last: Readonly<{ zone: string; instantMs: number; parts: Parts }> | null = null

function partsIn(zone: string, instantMs: number): Parts {
  if (last?.zone === zone && last.instantMs === instantMs) return last.parts
  const parts = partsFrom(zone, instantMs)
  last = { zone, instantMs, parts }
  return parts
}

function partsFrom(zone: string, instantMs: number): Parts {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  const parts = new Map(formatter.formatToParts(instantMs).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
