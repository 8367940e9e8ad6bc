/** The speed of the tries of one visitor: what staff see, and what the score follows from. */

export const windowMinutes = 10
export const windowMs = windowMinutes * 60_000

export interface SeenTry {
  readonly at: string
  /** Whom tries are counted by: an address. */
  readonly source: string
  /** '': without a card. */
  readonly last4: string
  readonly isDeclined: boolean
  readonly isFalsePositive: boolean
}

export interface Speed {
  /** Of any kind, within the ten minutes before, this one included. */
  readonly attempts: number
  readonly cards: number
  readonly declines: number
}

/** The speed at a moment. `tries`: those of one visitor, in any order. */
export function speedAt(tries: readonly SeenTry[], at: number): Speed {
  const near = tries.filter((one) => {
    const age = at - Date.parse(one.at)
    return age >= 0 && age < windowMs
  })
  // What staff have called a false positive is not counted.
  const counted = near.filter(({ isFalsePositive }) => !isFalsePositive)
  return {
    attempts: near.length,
    cards: new Set(counted.map(({ last4 }) => last4).filter((last4) => last4 !== '')).size,
    declines: counted.filter(({ isDeclined }) => isDeclined).length,
  }
}

/** This many declines of this many cards in ten minutes are a burst: card testing. */
const burst = { declines: 5, cards: 3 }

/** Several cards, because one person may try the own card again and again. */
export const isBurst = ({ declines, cards }: Speed): boolean =>
  declines >= burst.declines && cards >= burst.cards

export function bySource<Try extends { readonly source: string }>(
  tries: readonly Try[],
): Map<string, Try[]> {
  const found = new Map<string, Try[]>()
  for (const one of tries) {
    const known = found.get(one.source)
    if (known) known.push(one)
    else found.set(one.source, [one])
  }
  return found
}
