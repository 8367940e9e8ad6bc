import type { WorldNews } from '@mocks/app/world-control'

/** Of which world: a visit's own, or null, the one that all share. */
export interface VisitNews extends WorldNews {
  readonly visit: string | null
}
