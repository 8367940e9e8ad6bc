import { inactivityTimeoutMs, inactivityWarningMs } from './constants'

/** How long nobody may be there (specification §4 "Inactivity", product.md decision 6). */

export type InactivityPhase =
  | { readonly at: 'active' }
  | { readonly at: 'warning'; readonly secondsLeft: number }
  | { readonly at: 'over' }

/** What is true at a time; a clock that was set back has seen nobody leave. */
export function inactivityPhase(lastActivity: number, at: number): InactivityPhase {
  const idle = at - lastActivity
  if (idle >= inactivityTimeoutMs) return { at: 'over' }
  if (idle < inactivityWarningMs) return { at: 'active' }
  return { at: 'warning', secondsLeft: Math.ceil((inactivityTimeoutMs - idle) / 1000) }
}

/** Milliseconds until another phase, or another second of the countdown, is true. */
export function nextPhaseIn(lastActivity: number, at: number): number {
  const idle = Math.max(0, at - lastActivity)
  if (idle < inactivityWarningMs) return inactivityWarningMs - idle
  return Math.max(0, inactivityTimeoutMs - idle) % 1000 || 1000
}

const marks = [10, 30, 60]

/** What of the countdown is spoken, and stays said until the next mark; each second would drown all. */
export function spokenSeconds(secondsLeft: number): number | null {
  return marks.find((mark) => secondsLeft <= mark) ?? null
}
