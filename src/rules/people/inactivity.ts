import { inactivityTimeoutMs, inactivityWarningMs } from '@/rules/constants'

/** The limits of inactivity (specification §4 "Inactivity", decision 6). */

export type InactivityPhase =
  | { readonly at: 'active' }
  | { readonly at: 'warning'; readonly secondsLeft: number }
  | { readonly at: 'over' }

/** One moment by two clocks, in milliseconds. */
export interface Moment {
  /** The machine's date: it advances during sleep, and can be set to anything. */
  readonly wall: number
  /**
   * Time since the page was opened: it cannot be set back, and on some machines it stops in sleep.
   */
  readonly steady: number
}

/**
 * The time of inactivity: the longer one of the two clocks, so that neither sleep nor a date that
 * is set back keeps a session alive.
 */
export function idleTime(last: Moment, at: Moment): number {
  return Math.max(0, at.wall - last.wall, at.steady - last.steady)
}

/**
 * The moment of a stored date, which another page may have written. A date in the future was
 * written before the clock was set back, and counts as now.
 */
export function momentOf(storedWall: number, at: Moment): Moment {
  const age = Math.max(0, at.wall - storedWall)
  return { wall: at.wall - age, steady: at.steady - age }
}

/** The phase after this time. */
export function inactivityPhase(idle: number): InactivityPhase {
  if (idle >= inactivityTimeoutMs) return { at: 'over' }
  if (idle < inactivityWarningMs) return { at: 'active' }
  return { at: 'warning', secondsLeft: Math.ceil((inactivityTimeoutMs - idle) / 1000) }
}

/** Milliseconds until the next phase, or the next second of the countdown. */
export function nextPhaseIn(idle: number): number {
  if (idle < inactivityWarningMs) return inactivityWarningMs - idle
  return Math.max(0, inactivityTimeoutMs - idle) % 1000 || 1000
}

const marks = [10, 30, 60]

/**
 * The announcement of the countdown, unchanged until the next mark, because announcing each second
 * would be too much.
 */
export function spokenSeconds(secondsLeft: number): number | null {
  return marks.find((mark) => secondsLeft <= mark) ?? null
}
