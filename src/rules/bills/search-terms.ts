import { longest } from '@/contract/wire'
import { searchMinimumLength } from '@/rules/constants'

/** What people type into a search (specification §5, product.md P3). */

export const minimumQuery = searchMinimumLength

export function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= minimumQuery
}

/** Spaces and dashes do not count, nor does case; leading zeros do. */
export function normalizeNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}

/**
 * Puts back the leading zeros that a spreadsheet or a person dropped: `8-4512` is 08-004512, and so
 * is `8004512`, which lacks but the first. A text that is no such number stays as it is.
 */
export function withZeros(text: string, example: string | null): string {
  const typed = piecesOf(text)
  const shape = piecesOf(example ?? '')
  if (typed.length === shape.length && typed.every((piece, at) => isShortOf(piece, shape[at]))) {
    return typed.map((piece, at) => piece.padStart(shape[at]?.length ?? 0, '0')).join('-')
  }
  const [only = ''] = typed
  const whole = shape.join('')
  const isNumber = typed.length === 1 && /^\d+$/.test(only) && /^\d+$/.test(whole)
  return isNumber && only.length === whole.length - 1 ? `0${only}` : text
}

/** What stands between dashes, spaces, or letters and digits. */
const piecesOf = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .split(/[\s\p{Pd}]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)

/** The same letters, or digits that may be fewer. */
function isShortOf(piece: string, shape = ''): boolean {
  if (/^\d+$/.test(piece) && /^\d+$/.test(shape)) return piece.length <= shape.length
  return piece === shape
}

/** Longer than any number of an office; no pattern is tried on more. */
const longestNumber = longest.short

/**
 * Whether a number looks like the department's. It only decides about a hint, so a pattern that
 * is missing or broken agrees with everything, and dashes and spaces may be left out.
 */
export function matchesPattern(pattern: string | null, text: string): boolean {
  if (pattern === null || pattern === '') return true
  const typed = text.trim()
  if (typed.length > longestNumber) return false
  try {
    return (
      new RegExp(pattern).test(typed) ||
      new RegExp(withoutDashes(pattern)).test(normalizeNumber(typed))
    )
  } catch {
    return true
  }
}

/** Drops the dashes and spaces that stand for themselves, not those of a class like `[0-9]`. */
function withoutDashes(pattern: string): string {
  return pattern.replaceAll(/\[[^\]]*\]|\\?[- ]/g, (found) => (found.startsWith('[') ? found : ''))
}
