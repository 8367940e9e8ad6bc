import type { PlainDate } from '@/rules/time/dates'

/** A permit is one bill: it is due when its first fee is. null: none of its fees has a day. */
export const firstDay = (days: readonly (PlainDate | null)[]): PlainDate | null =>
  days.flatMap((day) => day ?? []).toSorted()[0] ?? null
