import type { RecaptchaEventRow } from '@mocks/world/recaptcha-events'

/**
 * Tries that changed nothing: searches, prices, sign-ins, refused payments. They are a server’s
 * traffic and no part of the world, as the counters of tries: a restart forgets them. Payments that
 * reached the processor stand in the world.
 */
export interface RecentTries {
  note(event: RecaptchaEventRow): void
  all(): readonly RecaptchaEventRow[]
  get(id: string): RecaptchaEventRow | undefined
  /** It is in the world from now on. */
  drop(id: string): void
}

const most = 2_000

export function createRecentTries(): RecentTries {
  // In the order of their time.
  const kept = new Map<string, RecaptchaEventRow>()
  return {
    note(event) {
      kept.set(event.id, event)
      for (const id of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(id)
      }
    },
    all: () => [...kept.values()],
    get: (id) => kept.get(id),
    drop: (id) => void kept.delete(id),
  }
}
