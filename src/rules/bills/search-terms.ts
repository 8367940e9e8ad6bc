import { plainCharacters } from '@/contract/plain-characters'
import { searchMinimumLength } from '@/rules/constants'

/** Search terms as typed (specification §5, product.md P3). */

export const minimumQuery = searchMinimumLength

export function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= minimumQuery
}

/** Spaces, dashes and case are ignored; leading zeros count. */
export function normalizeNumber(text: string): string {
  return plainCharacters(text).replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * Restores the leading zeros that a spreadsheet or a person dropped: `8-4512` is 08-004512, and so
 * is `8004512`, which lacks only the first. Other text stays unchanged.
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

/**
 * Restores the letters at the start: `26-118` is PT-26-118. A single piece is too little to tell
 * that only they are missing. For a search alone: where a whole number is a proof, they count.
 */
export function withLetters(text: string, example: string | null): string {
  const [letters = '', ...rest] = piecesOf(example ?? '')
  const typed = piecesOf(text)
  const isWithout = /^\p{L}+$/u.test(letters) && typed.length > 1 && typed.length === rest.length
  return isWithout ? `${letters}-${text.trim()}` : text
}

/** The parts between dashes, spaces, or letters and digits. */
const piecesOf = (text: string) =>
  plainCharacters(text)
    .toUpperCase()
    .split(/[\s-]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)

/** The same letters, or possibly fewer digits. */
function isShortOf(piece: string, shape = ''): boolean {
  if (/^\d+$/.test(piece) && /^\d+$/.test(shape)) return piece.length <= shape.length
  return piece === shape
}
