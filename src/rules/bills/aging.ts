import type { PlainDate } from '@/rules/time/dates'

/** The age of open amounts, in the buckets of the aging import (product.md P4, P8, section 2.5). */
export interface Aging {
  readonly as_of: PlainDate
  readonly days_0_30_cents: number
  readonly days_31_60_cents: number
  readonly days_61_90_cents: number
  readonly days_over_90_cents: number
}

export const agingBuckets = [
  'days_0_30_cents',
  'days_31_60_cents',
  'days_61_90_cents',
  'days_over_90_cents',
] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** Amounts that are not due yet are in the first bucket. */
export function bucketOf(dueDate: PlainDate, asOf: PlainDate): AgingBucket {
  const days = (Date.parse(`${asOf}T00:00:00Z`) - Date.parse(`${dueDate}T00:00:00Z`)) / 86_400_000
  if (days <= 30) return 'days_0_30_cents'
  if (days <= 60) return 'days_31_60_cents'
  return days <= 90 ? 'days_61_90_cents' : 'days_over_90_cents'
}

interface Owed {
  readonly due_date: PlainDate
  readonly balance_cents: number
}

/** A credit is in the first bucket only, as in the import. */
export function agingOf(owed: readonly Owed[], asOf: PlainDate): Aging {
  const sums: Record<AgingBucket, number> = {
    days_0_30_cents: 0,
    days_31_60_cents: 0,
    days_61_90_cents: 0,
    days_over_90_cents: 0,
  }
  for (const { due_date, balance_cents } of owed) {
    sums[balance_cents < 0 ? 'days_0_30_cents' : bucketOf(due_date, asOf)] += balance_cents
  }
  return { as_of: asOf, ...sums }
}

export const totalOfAging = (aging: Readonly<Record<AgingBucket, number>>): number =>
  agingBuckets.reduce((sum, bucket) => sum + aging[bucket], 0)
