import { sha256Hex } from './sha256'

/** A stream of numbers that depends on its seed alone. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Both ends included. */
  integer(from: number, to: number): number
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number]
  chance(probability: number): boolean
}

export function seededRandom(seed: string): Random {
  let state = Number.parseInt(sha256Hex(seed).slice(0, 8), 16)
  // mulberry32: small, fast, good enough for town data.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

/** 32 hexadecimal digits (128 bits) for ids that must not be guessable. */
export const secretFrom = (random: string, purpose: string): string =>
  sha256Hex(`${random}|${purpose}`).slice(0, 32)
