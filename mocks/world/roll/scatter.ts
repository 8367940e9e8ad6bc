/**
 * Numbers that depend on a place in a list and a purpose alone: the ninety-thousandth parcel is
 * known without the others (murmur3's last steps).
 */
export function scatter(seed: number, index: number, purpose: number): number {
  let mixed = seed ^ Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** 0 ≤ x < 1 */
export const share = (number: number): number => number / 0x1_0000_0000

const rounds = 4

/** Another 32 bits for each 32 bits, and back: ids that look like chance and lead to their row. */
export function disguise(seed: number, value: number): number {
  let left = value >>> 16
  let right = value & 0xffff
  for (let round = 0; round < rounds; round++) {
    const next = left ^ (scatter(seed, right, round) & 0xffff)
    left = right
    right = next
  }
  return ((left << 16) | right) >>> 0
}

export function reveal(seed: number, value: number): number {
  let left = value >>> 16
  let right = value & 0xffff
  for (let round = rounds - 1; round >= 0; round--) {
    const before = right ^ (scatter(seed, left, round) & 0xffff)
    right = left
    left = before
  }
  return ((left << 16) | right) >>> 0
}
