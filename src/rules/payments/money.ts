import { mostCents } from '@/contract/wire'

/** Money is integer cents (decision 13); typed amounts are read in `amount-entry.ts`. */

/** Whether this amount can be quoted and paid: whole cents, above zero, up to the limit. */
export const isPayable = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 1 && cents <= mostCents

/** `bp` hundredths of a percent of `cents`, rounded half up in integers, so that nothing drifts. */
export function rateOf(cents: number, bp: number): number {
  const tenThousandths = cents * bp + 5_000
  return (tenThousandths - (tenThousandths % 10_000)) / 10_000
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}
