/**
 * The one clock. In mock mode the cloud's world has a time of its own; its offset is set before
 * anything that depends on time is shown.
 */
let offset = 0

export function setClockOffset(milliseconds: number): void {
  offset = milliseconds
}

/** Milliseconds since the epoch. */
export function now(): number {
  return Date.now() + offset
}
