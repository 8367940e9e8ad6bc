import { normalizeNumber, withLetters, withZeros } from '@/rules/bills/search-terms'
import { isWholeAddress, isWholeName, isWholeNumber, looksWhole } from '@/rules/bills/whole-facts'
import { caseNumber } from '@mocks/world/bills/court-tickets'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { searchTexts } from '@mocks/world/bills/search-texts'
import type { SearchQuery } from './bill-lines'

/** Whether a parcel matches, by its search text (mocks/world/bills/search-texts.ts). */
export function matcherFor(
  { by, q, house }: SearchQuery,
  example: string | null,
): (text: string) => boolean {
  if (by === 'number' || by === 'case') {
    const wanted = normalizeNumber(q)
    const shape = shapeFor(by, example)
    const padded = normalizeNumber(withZeros(withLetters(q, shape), shape))
    return (text) => wanted !== '' && (text.includes(wanted) || text === padded)
  }
  const words = q
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  // A text of commas and spaces names nothing, and must not find everything.
  if (words.length === 0) return () => false
  if (by !== 'address') {
    return hasEach(words.map((word) => ` ${word}`))
  }
  const hasWords = hasEach(words)
  return house === undefined ? hasWords : (text) => hasWords(text) && isHouse(text, house)
}

/** A hundred thousand texts are asked; most terms are one word. */
function hasEach(words: readonly string[]): (text: string) => boolean {
  const [first = ''] = words
  if (words.length === 1) return (text) => text.includes(first)
  return (text) => words.every((word) => text.includes(word))
}

/** The same, for terms that must be typed whole. */
export function wholeMatcherFor(
  { by, q, house = '' }: SearchQuery,
  example: string | null,
): (parcel: Readonly<ParcelRow>) => boolean {
  if (by === 'number' || by === 'case') {
    const shape = shapeFor(by, example)
    return (parcel) => isWholeNumber(q, searchTexts[by](parcel), shape)
  }
  if (by === 'address') return ({ address }) => isWholeAddress(`${house} ${q}`, address)
  return ({ owner }) => by === 'name' && isWholeName(q, owner)
}

/** Whether the term may be a whole first fact; part of one never matches. */
export function mayBeWhole({ by, q, house = '' }: SearchQuery, example: string | null): boolean {
  if (by === 'number' || by === 'case') return looksWhole(q, shapeFor(by, example))
  return by !== 'address' || /^\s*\d/.test(`${house} ${q}`)
}

/** What the numbers of a way look like. */
const shapeFor = (by: 'number' | 'case', example: string | null) =>
  by === 'case' && example !== null ? caseNumber({ account: example }) : example

/** `1142`, the beginning `11`, or a range `11-13` of numbers or of their beginnings. */
function isHouse(address: string, wanted: string): boolean {
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
