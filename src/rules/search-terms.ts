import { searchMinimumLength } from './constants'

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

/** Longer than any number of an office; no pattern is tried on more. */
const longestNumber = 64

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
