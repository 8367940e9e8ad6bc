import { inactivityTimeoutMs, inactivityWarningMs } from '@/rules/constants'

/** How long nobody may be there (specification §4 "Inactivity", decision 6). */

export type InactivityPhase =
  | { readonly at: 'active' }
  | { readonly at: 'warning'; readonly secondsLeft: number }
  | { readonly at: 'over' }

/** One moment by two clocks, in milliseconds. */
export interface Moment {
  /** The machine's date: it goes on while the machine sleeps, and can be set to anything. */
  readonly wall: number
  /** Time since the page was opened: nobody can set it back, and on some machines it stops in sleep. */
  readonly steady: number
}

/**
 * How long nobody was there: by either clock, whichever says more. So neither sleep nor a date that
 * is set back keeps a session alive.
 */
export function idleTime(last: Moment, at: Moment): number {
  return Math.max(0, at.wall - last.wall, at.steady - last.steady)
}

/**
 * The moment of a stored date, which another page may have written. A date of the future was written
 * before the clock was set back, and counts as now.
 */
export function momentOf(storedWall: number, at: Moment): Moment {
  const age = Math.max(0, at.wall - storedWall)
  return { wall: at.wall - age, steady: at.steady - age }
}

/** What is true after so long. */
export function inactivityPhase(idle: number): InactivityPhase {
  if (idle >= inactivityTimeoutMs) return { at: 'over' }
  if (idle < inactivityWarningMs) return { at: 'active' }
  return { at: 'warning', secondsLeft: Math.ceil((inactivityTimeoutMs - idle) / 1000) }
}

/** Milliseconds until another phase, or another second of the countdown, is true. */
export function nextPhaseIn(idle: number): number {
  if (idle < inactivityWarningMs) return inactivityWarningMs - idle
  return Math.max(0, inactivityTimeoutMs - idle) % 1000 || 1000
}

const marks = [10, 30, 60]

/** What of the countdown is spoken, and stays said until the next mark; each second would drown all. */
export function spokenSeconds(secondsLeft: number): number | null {
  return marks.find((mark) => secondsLeft <= mark) ?? null
}
