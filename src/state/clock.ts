/**
 * The application's clock. In mock mode the cloud's world has its own time; the offset is set
 * before anything time-dependent shows.
 */
let offset = 0

export function setClockOffset(milliseconds: number): void {
  offset = milliseconds
}

/** The application's time for a machine time. */
export function timeOf(machineMs: number): number {
  return machineMs + offset
}

/** Milliseconds since the epoch. */
export function now(): number {
  return Date.now() + offset
}

/**
 * The machine's own time: inactivity must be known before the demonstration's cloud is up, and
 * independent of its world's time.
 */
export function machineNow(): number {
  return Date.now()
}

/** Whole milliseconds since this page was opened, unaffected by changes of the machine's date. */
export function steadyNow(): number {
  return Math.floor(performance.now())
}
