import { normalizeNumber, withZeros } from './search-terms'

/**
 * Where a department asks for two facts, the first must be whole: part of a number with the city's
 * ZIP code, or a street with a common name, would list the owners of bills.
 */

/** Dashes, spaces, case and dropped leading zeros are ignored; `number` is normalized. */
export function isWholeNumber(typed: string, number: string, example: string | null): boolean {
  return (
    number !== '' &&
    (number === normalizeNumber(typed) || number === normalizeNumber(withZeros(typed, example)))
  )
}

/** Whether it is as long as the department's numbers; only then it can be one. */
export function looksWhole(typed: string, example: string | null): boolean {
  const length = normalizeNumber(withZeros(typed, example)).length
  return length > 0 && (example === null || length === normalizeNumber(example).length)
}

/** All words are whole, and the last name is among them: `owner` is "Doe, Jane A". */
export function isWholeName(typed: string, owner: string): boolean {
  const words = wordsOf(typed)
  const known = new Set(wordsOf(owner))
  const last = wordsOf(owner.split(',')[0] ?? '')
  return (
    last.length > 0 &&
    last.every((word) => words.includes(word)) &&
    words.every((word) => known.has(word))
  )
}

/** House number and street; the street's type (street, road, avenue) is optional. */
export function isWholeAddress(typed: string, address: string): boolean {
  const words = streetWords(typed)
  const [house = '', ...street] = streetWords(address)
  if (street.length === 0 || words[0] !== house) return false
  const named = words.slice(1)
  const isSame = (wanted: readonly string[]) =>
    named.length === wanted.length && wanted.every((word, index) => word === named[index])
  const last = street.at(-1) ?? ''
  return isSame(street) || (street.length > 1 && kinds.has(last) && isSame(street.slice(0, -1)))
}

/** Neither case nor accents matter. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

const shortSides = [
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
] as const
const shortStreets = [
  ['st', 'street'],
  ['ave', 'avenue'],
  ['rd', 'road'],
  ['dr', 'drive'],
  ['ln', 'lane'],
  ['ct', 'court'],
  ['pl', 'place'],
  ['blvd', 'boulevard'],
] as const
const shortKinds: ReadonlyMap<string, string> = new Map([...shortSides, ...shortStreets])
const kinds: ReadonlySet<string> = new Set(shortStreets.map(([, kind]) => kind))

const streetWords = (text: string): string[] =>
  wordsOf(text).map((word) => shortKinds.get(word) ?? word)
