/** Counters of tries, in memory: they are no part of the world, and a restart forgives them. */
export interface Rates {
  /** Notes a try and says how many there were within the window, this one included. */
  note(key: string, now: number, windowMs: number): number
  count(key: string, now: number, windowMs: number): number
  forget(key: string): void
  /** Until when this key has to wait; 0: it may go on. */
  pausedUntil(key: string): number
  pause(key: string, until: number): void
}

const longestWindow = 60 * 60 * 1000

export function createRates(): Rates {
  const tries = new Map<string, number[]>()
  const pauses = new Map<string, number>()
  const within = (key: string, now: number, windowMs: number) =>
    (tries.get(key) ?? []).filter((at) => now - at < windowMs)
  return {
    note(key, now, windowMs) {
      tries.set(key, [...within(key, now, longestWindow), now])
      return within(key, now, windowMs).length
    },
    count: (key, now, windowMs) => within(key, now, windowMs).length,
    forget: (key) => void tries.delete(key),
    pausedUntil: (key) => pauses.get(key) ?? 0,
    pause: (key, until) => void pauses.set(key, until),
  }
}
