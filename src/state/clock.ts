/**
 * The one clock. In mock mode the cloud's world has a time of its own; its offset is set before
 * anything that depends on time is shown.
 */
let offset = 0

export function setClockOffset(milliseconds: number): void {
  offset = milliseconds
}

/** The application's time of a moment that the machine's clock measured. */
export function timeOf(machineMs: number): number {
  return machineMs + offset
}

/** Milliseconds since the epoch. */
export function now(): number {
  return Date.now() + offset
}

/**
 * The machine's own time: how long somebody was away has to be known before the demo's cloud is
 * up, and whatever time its world has.
 */
export function machineNow(): number {
  return Date.now()
}

/** Whole milliseconds since this page was opened: setting the machine's date does not move it. */
export function steadyNow(): number {
  return Math.floor(performance.now())
}
