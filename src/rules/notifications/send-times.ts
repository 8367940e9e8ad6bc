import type { Schedule } from '@/contract/notifications/notification-fields'
import { isRealDay } from '@/contract/real-day'
import type { MailKind } from '@/contract/people/subscriptions'
import { typeOfKind } from '@/rules/people/mail-kinds'
import { addDays, type PlainDate, plainDateIn, timeIn } from '@/rules/time/dates'

/** When a notification may go out, in the merchant's zone (product.md A20). */

/** Between them nothing is sent, but news of an outage. */
export const quietFrom = '21:00'
export const quietTo = '08:00'
const farthestDays = 365

export const isQuiet = (time: string): boolean => time >= quietFrom || time < quietTo

/** Mail only; a banner makes no noise, and an outage cannot wait. */
const waits = ({ kind, channel }: Sent) => channel === 'email' && kind !== 'outage'

/**
 * The instants at which the clock shows that time on that day, in order: none in the hour that is
 * skipped in spring, two in the hour that comes twice in fall.
 */
export function instantsOf(zone: string, day: PlainDate, time: string): number[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return []
  const around = [-1, 1].map((days) => asUtc + days * 86_400_000)
  const offsets = new Set(
    around.map((at) => Date.parse(`${plainDateIn(zone, at)}T${timeIn(zone, at)}:00Z`) - at),
  )
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((at) => plainDateIn(zone, at) === day && timeIn(zone, at) === time)
    .toSorted((a, b) => a - b)
}

/** In the hour that is skipped, the moment at which the clock goes on. */
export function instantAt(zone: string, day: PlainDate, time: string, later = false): number {
  const found = instantsOf(zone, day, time)
  const chosen = later ? found.at(-1) : found[0]
  if (chosen !== undefined) return chosen
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = asUtc - 86_400_000
  const offset = Date.parse(`${plainDateIn(zone, before)}T${timeIn(zone, before)}:00Z`) - before
  return asUtc - offset
}

interface Sent {
  readonly kind: MailKind
  readonly channel: 'email' | 'banner'
}

/** The ways in which a kind can be sent; none: the system sends it by itself, always. */
export function scheduleKinds({ kind, channel }: Sent): readonly Schedule['kind'][] {
  if (kind === 'receipt') return []
  if (channel === 'banner' || typeOfKind(kind) === 'GENERAL') return ['now', 'at']
  return byDueDate.includes(kind) ? ['due', 'now', 'at'] : ['event', 'now', 'at']
}

const byDueDate: readonly MailKind[] = ['due-soon', 'past-due', 'delinquent']

export const isAutomatic = ({ kind }: Schedule): boolean => kind === 'due' || kind === 'event'

export type ScheduleProblem =
  | 'not-for-kind'
  | 'no-day'
  | 'no-such-time'
  | 'past'
  | 'too-far'
  | 'quiet'
  | 'due-side'
  | 'end-early'

interface Planned extends Sent {
  readonly schedule: Schedule
  readonly ends_on: PlainDate | null
}

/** null: it can go out. The field that is wrong stands beside it. */
export function scheduleProblem(
  { schedule, ends_on, ...sent }: Planned,
  { zone, now }: { readonly zone: string; readonly now: number },
): { readonly field: 'schedule' | 'ends_on'; readonly problem: ScheduleProblem } | null {
  const wrong = (problem: ScheduleProblem) => ({ field: 'schedule' as const, problem })
  if (!scheduleKinds(sent).includes(schedule.kind)) return wrong('not-for-kind')
  const problem = timeProblem(schedule, sent, zone, now)
  if (problem !== null) return wrong(problem)
  const begins = schedule.kind === 'at' ? schedule.day : plainDateIn(zone, now)
  if (ends_on === null || sent.channel !== 'banner') return null
  return isRealDay(ends_on) && ends_on >= begins ? null : { field: 'ends_on', problem: 'end-early' }
}

function timeProblem(
  schedule: Schedule,
  sent: Sent,
  zone: string,
  now: number,
): ScheduleProblem | null {
  switch (schedule.kind) {
    case 'event':
      return null
    case 'now':
      return waits(sent) && isQuiet(timeIn(zone, now)) ? 'quiet' : null
    case 'due':
      if (isQuiet(schedule.time)) return 'quiet'
      return (sent.kind === 'due-soon') === schedule.days < 0 ? null : 'due-side'
    case 'at': {
      if (!isRealDay(schedule.day)) return 'no-day'
      const times = instantsOf(zone, schedule.day, schedule.time)
      if (times.length === 0) return 'no-such-time'
      if (instantAt(zone, schedule.day, schedule.time, schedule.later) <= now) return 'past'
      if (schedule.day > addDays(plainDateIn(zone, now), farthestDays)) return 'too-far'
      return waits(sent) && isQuiet(schedule.time) ? 'quiet' : null
    }
  }
}
