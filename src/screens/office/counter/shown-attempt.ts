import type { Attempt } from '@/state/cart/attempts'

/** What a screen says of an attempt. */
export type ShownAttempt = Readonly<Pick<Attempt, 'key' | 'tender' | 'total_cents' | 'started_at'>>
