import { normalizeNumber, withZeros } from '@/rules/search-terms'
import { caseNumber } from '@mocks/world/court-tickets'
import type { SearchQuery } from './bill-lines'

/** Whether a parcel is looked for; told by its search text (mocks/world/search-texts.ts). */
export function matcherFor(
  { by, q, house }: SearchQuery,
  example: string | null,
): (text: string) => boolean {
  if (by === 'number' || by === 'case') {
    const wanted = normalizeNumber(q)
    const shape = by === 'case' && example !== null ? caseNumber({ account: example }) : example
    const padded = normalizeNumber(withZeros(q, shape))
    return (text) => text.includes(wanted) || text === padded
  }
  const words = q
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (by !== 'address') {
    const names = words.map((word) => ` ${word}`)
    return (text) => names.every((name) => text.includes(name))
  }
  return (text) => words.every((word) => text.includes(word)) && isHouse(text, house)
}

/** `1142`, the beginning `11`, or a range `11-13` of numbers or of their beginnings. */
function isHouse(address: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true
  const range = /^\s*(\d+)\s*(?:[-–—]\s*(\d+))?\s*$/.exec(wanted)
  if (!range) return true
  const house = /^\d+/.exec(address)?.[0] ?? ''
  const [, from = '', to = from] = range
  const begin = Number(house.slice(0, to.length))
  const whole = Number(house)
  return (
    (whole >= Number(from) && whole <= Number(to)) ||
    (house.length >= to.length &&
      from.length === to.length &&
      begin >= Number(from) &&
      begin <= Number(to))
  )
}
